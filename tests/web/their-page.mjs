import { fileURLToPath } from 'node:url';
import { POLICY } from './browser.mjs';

/** Somebody else's page, which holds the one script and `body`, under the strict policy. */
export async function theirPage(page, body, lang = 'en') {
  await page.route('**/theirs/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop();
    if (name === 'rules.css')
      return route.fulfill({ contentType: 'text/css', body: 'body { background: Canvas; color: CanvasText }' });
    if (name !== 'rules.html')
      return route.fulfill({ path: fileURLToPath(new URL(`../../dist/widget/${name}`, import.meta.url)) });
    const head = `<!doctype html><html lang="${lang}"><meta name="color-scheme" content="light dark"><title>x</title><link rel="stylesheet" href="rules.css">`;
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `${head}<script type="module" src="tensu.js"></script><main><h1>Rules</h1>${body}</main>`,
    });
  });
  await page.goto(new URL('/theirs/rules.html', page.url()).href);
}
