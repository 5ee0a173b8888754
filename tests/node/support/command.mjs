// Runs the command `tensu` as a shell would.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const command = fileURLToPath(new URL('../../../dist/package/command/tensu.js', import.meta.url));

/** The language is English whatever the machine's is. */
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'en_US.UTF-8' };

/** Far more than any test needs: one that does not end is killed, and its test fails. */
const LIMIT_MS = 60_000;

/** Starts it; `env` is added to the environment. */
export const start = (args, env = {}) =>
  spawn(process.execPath, [command, ...args], {
    env: { ...ENVIRONMENT, ...env },
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });

/** What it wrote and how it ended, when it was given `input`. */
export async function tensu(args, { input = '', env } = {}) {
  const child = start(args, env);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text;
    });
  }
  // It need not read all that it is given.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const status = await new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  return { status, ...output };
}
