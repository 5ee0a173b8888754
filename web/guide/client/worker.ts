/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';

interface Entry {
  url: string;
  revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly TENSU_FILES: Record<string, Entry[]> };

/** What every page needs, under this name; the pages of a language under its own. */
const COMMON = 'common';
const cacheNameOf = (name: string): string => `tensu-${name}`;

/** Each answers for its files from a cache of its own, which is filled when somebody reads the language. */
const controllers = new Map(
  Object.entries(self.TENSU_FILES).map(([name, files]) => {
    const controller = new PrecacheController({ cacheName: cacheNameOf(name) });
    controller.addToCacheList(files);
    // A page is the same whatever its address asks of its scripts.
    registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./] }));
    return [name, controller] as const;
  }),
);

/** A page that is neither kept nor to be had is answered with the one that says so. */
registerRoute(
  new NavigationRoute(async ({ request }) => {
    const response = await fetch(request);
    return response.status === 404 ? ((await notFound()) ?? response) : response;
  }),
);
setCatchHandler(async ({ request }) => {
  const answer = request.mode === 'navigate' ? (otherAddress(request.url) ?? (await notFound())) : undefined;
  return answer ?? Response.error();
});

/** Leads from `yaku` and `yaku/index.html` on to `yaku/`, as a host would: the links of a page hold only from there. */
function otherAddress(address: string): Response | undefined {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/(index\.html)?$/, '')}/`;
  const isPage = [...controllers.values()].some((one) => one.getCacheKeyForURL(url.origin + url.pathname));
  return isPage && url.href !== address ? Response.redirect(url.href) : undefined;
}

/** The links of the page begin at the top of a host; here at the site's own folder. */
async function notFound(): Promise<Response | undefined> {
  const page = await controllers.get(COMMON)?.matchPrecache('404.html');
  const { pathname } = new URL(self.registration.scope);
  const html = (await page?.text())?.replace(/(\s(?:href|src|data-root)=")\//g, `$1${pathname}`);
  return html === undefined ? undefined : new Response(html, { status: 404, headers: page?.headers });
}

/** Fetches the files that are not kept in their newest version yet. All of them come, or the promise is rejected. */
async function fill(name: string): Promise<void> {
  const wanted = controllers.get(name)?.getURLsToCacheKeys();
  if (!wanted) return;
  const cache = await self.caches.open(cacheNameOf(name));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...wanted].filter(([, key]) => !kept.has(key));
  await Promise.all(
    missing.map(async ([url, key]) => {
      const response = await fetch(url, { cache: 'reload' });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(key, response);
    }),
  );
}

/** Drops the files of older versions. */
async function tidy(name: string): Promise<void> {
  const wanted = new Set(controllers.get(name)?.getURLsToCacheKeys().values());
  const cache = await self.caches.open(cacheNameOf(name));
  const stale = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

/** What is kept already is kept up to date. */
async function kept(): Promise<string[]> {
  const names = await self.caches.keys();
  return [...controllers.keys()].filter((name) => name === COMMON || names.includes(cacheNameOf(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(kept().then((names) => Promise.all(names.map(fill))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    kept()
      .then((names) => Promise.all(names.map(tidy)))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const { keep, take } = event.data as { keep?: string; take?: boolean };
  if (take) self.skipWaiting();
  if (keep) event.waitUntil(fill(keep));
});
