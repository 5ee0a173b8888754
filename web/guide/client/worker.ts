/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

interface Entry {
  url: string;
  revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { readonly TENSU_FILES: Record<string, Entry[]> };

/** What every page needs, under this name; the pages of a language under its own. */
const COMMON = 'common';

/** One cache for each language, filled when somebody reads it. */
const caches = new Map(
  Object.entries(self.TENSU_FILES).map(([name, files]) => {
    const controller = new PrecacheController({ cacheName: `tensu-${name}` });
    controller.addToCacheList(files);
    registerRoute(new PrecacheRoute(controller));
    return [name, controller] as const;
  }),
);

/** Languages that are kept already are kept up to date. */
async function languagesKept(): Promise<string[]> {
  const names = await self.caches.keys();
  return [...caches.keys()].filter((name) => name !== COMMON && names.includes(`tensu-${name}`));
}

self.addEventListener('install', (event) => {
  const install = async () => {
    for (const name of [COMMON, ...(await languagesKept())]) await caches.get(name)?.install(event);
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const activate = async () => {
    for (const name of [COMMON, ...(await languagesKept())]) await caches.get(name)?.activate(event);
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const { keep, take } = event.data as { keep?: string; take?: boolean };
  if (take) self.skipWaiting();
  if (keep) event.waitUntil(caches.get(keep)?.install(event) ?? Promise.resolve());
});
