import { showNotice } from './notice.ts';

/** Keeps the site for reading offline, and says when a newer version of it is there. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { root = './', lang = 'ja' } = document.body.dataset;
  const registration = await navigator.serviceWorker.register(`${root}worker.js`).catch(() => undefined);
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: lang });
  if (registration.waiting) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** A worker that waits beside an older one is a newer version. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  });
}

function offer(worker: ServiceWorker): void {
  showNotice('update', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage({ take: true });
  });
}
