// Writes a copy of the engine in which every mutant sleeps behind a switch: all of them are compiled at once.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOf } from './sites.mjs';

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

/** `mutants`: { id, site, change }. The project's native part in `folder`, with them in it. */
export function writeSource(folder, mutants) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['CMakeLists.txt', 'package.json', 'core', 'tests', 'wasm']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  const bySite = new Map();
  for (const mutant of mutants) {
    const site = bySite.get(mutant.site) ?? { ...mutant.site, mutants: [] };
    site.mutants.push(mutant);
    bySite.set(mutant.site, site);
  }
  const all = [...bySite.values()];
  for (const file of new Set(all.map((site) => site.file))) {
    // The larger of two places that begin together holds the other.
    const sites = all.filter((site) => site.file === file).sort((a, b) => a.from - b.from || b.to - a.to);
    const text = textOf(file);
    const body = rendered(text, sites, 0, text.length).replace('#pragma once', '#pragma once\n#include "mutant.hpp"');
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file.endsWith('.cpp') ? `#include "mutant.hpp"\n${body}` : body, 'latin1');
  }
  writeFileSync(join(folder, 'core/mutant.hpp'), SWITCH);
  writeFileSync(join(folder, 'core/mutant.cpp'), SWITCH_SOURCE);
}
