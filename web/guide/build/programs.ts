import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What every example begins with, which a page shows only once. */
const PREAMBLE = /^import \{ loadEngine \} from 'tensu';\n\nconst engine = await loadEngine\(\);\n/;

interface Program {
  code: string;
  output: string;
}

const known = new Map<string, Program>();

/** An example of one function and what it prints when it is run, which it is once for all languages. */
export function program(name: string): Program {
  const found = known.get(name) ?? run(name);
  known.set(name, found);
  return found;
}

function run(name: string): Program {
  const file = fileURLToPath(new URL(`../../../tests/node/examples/functions/${name}.mjs`, import.meta.url));
  const output = execFileSync(process.execPath, [file], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  return { code: readFileSync(file, 'utf8').replace(PREAMBLE, '').trim(), output: output.trimEnd() };
}
