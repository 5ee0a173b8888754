// Writes a copy of the engine in which every mutant sleeps behind a switch: all of them are compiled at once.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from './sites.mjs';

const PARTS = ['CMakeLists.txt', 'package.json', 'core', 'tests', 'wasm'];
const ASKING = '#pragma once\n#include "mutant.hpp"';

const SWITCH = `// Which mutant is awake: the environment variable TENSU_MUTANT, 0 for none.
#pragma once
#include <type_traits>
namespace tensu::mutant {
extern int awake;
constexpr bool on(int id) noexcept { return !std::is_constant_evaluated() && awake == id; }
}  // namespace tensu::mutant
`;
const SWITCH_SOURCE = `#include "mutant.hpp"
#include <cstdlib>
namespace tensu::mutant {
int awake = 0;
// Before the tests' own statics, which may already ask the engine something.
__attribute__((constructor(101))) static void wake() {
  const char* id = std::getenv("TENSU_MUTANT");
  awake = id != nullptr ? std::atoi(id) : 0;
}
}  // namespace tensu::mutant
`;

/** The text of a piece of a file with the mutants inside it. */
function rendered(text, sites, from, to) {
  let out = '';
  let at = from;
  for (const site of sites.filter((each) => each.from >= from && each.to <= to)) {
    if (site.from < at) {
      continue;
    }
    out += text.slice(at, site.from) + switched(text, sites, site);
    at = site.to;
  }
  return out + text.slice(at, to);
}

/** A place as it is, or as the mutant that is awake has it. */
function switched(text, sites, site) {
  const inner = sites.filter((each) => each !== site);
  const plain = rendered(text, inner, site.from, site.to);
  return site.mutants.reduce(
    (rest, { id, change }) => `(mutant::on(${id}) ? (${changed(text, inner, site, change)}) : ${rest})`,
    `(${plain})`,
  );
}

function changed(text, inner, site, { literal, unary, operator, left, right }) {
  if (literal !== undefined) {
    return literal;
  }
  if (unary !== undefined) {
    return operator + rendered(text, inner, site.from + unary.length, site.to);
  }
  const start = rendered(text, inner, site.from, left.to);
  return `${start} ${operator} ${rendered(text, inner, right.from, site.to)}`;
}

/** What is as it was keeps its time, so that it is not compiled again. */
function put(path, text, encoding) {
  const bytes = Buffer.from(text, encoding);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** The sites that have mutants, each with its own. */
function sitesWith(mutants) {
  const bySite = new Map();
  for (const mutant of mutants) {
    const site = bySite.get(mutant.site) ?? { ...mutant.site, mutants: [] };
    site.mutants.push(mutant);
    bySite.set(mutant.site, site);
  }
  // The larger of two places that begin together holds the other.
  return [...bySite.values()].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The project's native part in `folder` with the mutants in it, each { id, site, change }. */
export function writeSource(folder, mutants) {
  const sites = sitesWith(mutants);
  const mutated = new Set(sites.map((site) => site.file));
  const files = PARTS.flatMap((part) =>
    statSync(part).isDirectory() ? readdirSync(part, { recursive: true }).map((file) => `${part}/${file}`) : [part],
  ).filter((file) => statSync(file).isFile());
  for (const file of files) {
    const text = textOf(file);
    const own = sites.filter((site) => site.file === file);
    const body = rendered(text, own, 0, text.length);
    const asks = file.endsWith('.cpp') ? `#include "mutant.hpp"\n${body}` : body.replace('#pragma once', ASKING);
    put(join(folder, file), mutated.has(file) ? asks : text, 'latin1');
  }
  put(join(folder, 'core/mutant.hpp'), SWITCH);
  put(join(folder, 'core/mutant.cpp'), SWITCH_SOURCE);
  const kept = new Set([...files, 'core/mutant.hpp', 'core/mutant.cpp']);
  for (const file of readdirSync(folder, { recursive: true })) {
    if (statSync(join(folder, file)).isFile() && !kept.has(file)) {
      rmSync(join(folder, file));
    }
  }
}
