// Serves a folder of static files on this machine only. node scripts/serve.mjs FOLDER PORT; tests import `serve`.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The header of a page's own policy, which says the same as its meta element. */
function policyOf(html) {
  const csp = html.match(/<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/)?.[1];
  return csp ? { 'content-security-policy': csp } : {};
}

/** The file that a request path names inside the folder, or nothing. */
async function find(folder, path) {
  const file = join(folder, path);
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return file;
  if (!found?.isDirectory()) return undefined;
  const index = join(file, 'index.html');
  return (await stat(index).catch(() => undefined))?.isFile() ? index : undefined;
}

/** The folder's own page for what is not there, as static hosts have it. */
async function notFound(folder, response) {
  const html = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
  if (!html) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
  return response.writeHead(404, { 'content-type': TYPES['.html'], ...policyOf(html) }).end(html);
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = await find(folder, decodeURIComponent(pathname));
  if (!file) return notFound(folder, response);
  // Relative addresses in a page need the slash at the end of its folder.
  if (file.endsWith(`${sep}index.html`) && !pathname.endsWith('/') && !pathname.endsWith('.html'))
    return response.writeHead(301, { location: `${pathname.replace(/^\/+/, '/')}/` }).end();

  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  if (extname(file) === '.html') {
    const html = await readFile(file, 'utf8');
    return response.writeHead(200, { ...headers, ...policyOf(html) }).end(html);
  }
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return response.end();
  await pipeline(createReadStream(file), response);
}

/** Resolves to the running server; port 0 takes any free port. */
export async function serve(folder, port = 0) {
  const from = resolve(folder);
  const server = createServer((request, response) => {
    answer(from, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    });
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

if (import.meta.filename === process.argv[1]) {
  const [folder, port] = process.argv.slice(2);
  try {
    const { address } = await serve(folder, Number(port));
    console.log(`Tensu is at ${address}  (Ctrl+C to stop)`);
  } catch (error) {
    const why = error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port` : error.message;
    console.error(`serve: ${why}`);
    process.exitCode = 1;
  }
}
