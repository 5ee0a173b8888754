// The package as others get it: packed, and unpacked into the node_modules of a folder of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../dist/package', import.meta.url));

/** Makes the folder, which goes when the tests do; `files` are the names in the package. */
export function installPacked(after) {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  after(() => rmSync(folder, { recursive: true }));
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: source,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder]);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  renameSync(join(folder, 'package'), join(modules, 'tensu'));
  symlinkSync('../tensu/command/tensu.js', join(modules, '.bin', 'tensu'));
  return { folder, files: files.map(({ path }) => path) };
}
