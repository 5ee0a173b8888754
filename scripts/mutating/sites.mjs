// Where the engine's code can be mutated, and how: read from clang's syntax trees.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FOLDERS = ['core/riichi/', 'core/sichuan/', 'core/ledger/'];

const OTHER = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
};
const NUMBERS =
  /^(const )?(bool|char|(unsigned |signed )?(int|long|char|short)|unsigned|(std::)?u?int\d+_t|(std::)?size_t|[A-Za-z:]*(Mask|Kind|TileCode|Account|Points|Whole))$/;

const texts = new Map();
/** The text of a file, a character for each byte, as clang counts. */
export function textOf(file) {
  const text = texts.get(file) ?? readFileSync(file, 'latin1');
  texts.set(file, text);
  return text;
}

const COMPILED = ['ConstantExpr', 'StaticAssertDecl', 'EnumDecl', 'TemplateArgument', 'NonTypeTemplateParmDecl'];

/**
 * What is worked out by the compiler, where no switch can be thrown at run time; and what a field holds until its value
 * is set, which nothing reads.
 */
function isConstant(node) {
  return (
    COMPILED.includes(node.kind) ||
    node.kind === 'FieldDecl' ||
    (node.kind === 'VarDecl' && node.constexpr) ||
    (node.kind === 'IfStmt' && node.isConstexpr)
  );
}

/** Of functions clang's trees only tell that they can be worked out by the compiler, not that they must. */
function isConsteval(node, span) {
  if (!span || !['FunctionDecl', 'LambdaExpr'].includes(node.kind)) {
    return false;
  }
  const [head] = textOf(span.file).slice(span.from, span.to).split('{', 1);
  return /\bconsteval\b/.test(head);
}

/** The trees of a file as clang prints them: one object after another. */
function treesOf(file, flags) {
  const args = [...flags, '-fsyntax-only', '-Xclang', '-ast-dump=json', '-Xclang', '-ast-dump-filter=tensu', file];
  const text = execFileSync('clang++', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  return text
    .split(/(?<=^\})\n(?=\{$)/m)
    .filter((part) => part.trim() !== '')
    .map((part) => JSON.parse(part));
}

class Finder {
  /** By their place, because a header is seen from many files. */
  sites = new Map();
  file = '';

  /** clang names the file of a place only where it differs from that of the place before. */
  place(loc) {
    if (!loc) {
      return undefined;
    }
    if (loc.spellingLoc || loc.expansionLoc) {
      this.place(loc.spellingLoc);
      this.place(loc.expansionLoc);
      return undefined;
    }
    this.file = loc.file ?? this.file;
    return loc.offset === undefined ? undefined : { file: this.file, from: loc.offset, to: loc.offset + loc.tokLen };
  }

  /** The place of a node's text; nothing where a macro wrote it. */
  span(node) {
    const begin = this.place(node.range?.begin);
    const end = this.place(node.range?.end);
    return begin && end && begin.file === end.file ? { file: begin.file, from: begin.from, to: end.to } : undefined;
  }

  walk(node, constant) {
    this.place(node.loc);
    const span = this.span(node);
    // A lambda in a constant is called at run time, unless it says otherwise.
    const inside = isConsteval(node, span) || (node.kind !== 'LambdaExpr' && (constant || isConstant(node)));
    const children = (node.inner ?? []).map((child) => ({ child, span: this.walk(child, inside) }));
    if (span && !inside && FOLDERS.some((folder) => span.file.startsWith(folder))) {
      this.note(node, span, children);
    }
    return span;
  }

  note(node, span, children) {
    const text = textOf(span.file).slice(span.from, span.to);
    const changes = this.changesOf(
      node,
      text,
      children.map((child) => child.span),
      span,
    );
    if (changes.length > 0) {
      this.sites.set(`${span.file}:${span.from}:${span.to}`, { ...span, changes });
    }
  }

  /** What the text of a node can be changed into: its operator, or the whole of it. */
  changesOf(node, text, [left, right], span) {
    const type = node.type?.desugaredQualType ?? node.type?.qualType ?? '';
    if (['BinaryOperator', 'CompoundAssignOperator'].includes(node.kind) && left && right && NUMBERS.test(type)) {
      // Where a loop over a list compares its ends there is no such text.
      const gap = text.slice(left.to - span.from, right.from - span.from);
      return gap.trim() === node.opcode
        ? (OTHER[node.opcode] ?? []).map((operator) => ({ left, right, operator }))
        : [];
    }
    if (node.kind === 'UnaryOperator' && !node.isPostfix && text.startsWith(node.opcode) && NUMBERS.test(type)) {
      const other = { '!': '!!', '++': '--', '--': '++' }[node.opcode];
      return other ? [{ unary: node.opcode, operator: other }] : [];
    }
    if (node.kind === 'IntegerLiteral' && /^\d+$/.test(text)) {
      const value = Number(text);
      return [value + 1, ...(value > 0 ? [value - 1] : [])].map((other) => ({ literal: String(other) }));
    }
    if (node.kind === 'CXXBoolLiteralExpr' && text === String(node.value)) {
      return [{ literal: String(!node.value) }];
    }
    return [];
  }
}

/** Every place that can be mutated, in the order of the files. */
export function sitesOf(files, flags) {
  const finder = new Finder();
  for (const file of files) {
    finder.file = '';
    for (const tree of treesOf(file, flags)) {
      finder.walk(tree, false);
    }
  }
  const sites = [...finder.sites.values()];
  return sites.sort((a, b) => a.file.localeCompare(b.file) || a.from - b.from || b.to - a.to);
}

/** A mutant for people: its line, the place of the code in it, the code, and what stands there instead. */
export function described({ site, change }) {
  const text = textOf(site.file);
  const start = text.lastIndexOf('\n', site.from - 1) + 1;
  const line = text.slice(start).split('\n', 1)[0];
  return {
    file: site.file,
    number: text.slice(0, site.from).split('\n').length,
    line: line.trim(),
    at: site.from - start - (line.length - line.trimStart().length),
    code: text.slice(site.from, site.to).replace(/\s+/g, ' '),
    becomes: change.operator ?? change.literal,
  };
}
