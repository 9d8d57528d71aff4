import type { Opened } from './worker/message';

/** The worker's address: at the root, since a service worker controls only pages below its own address. */
export const WORKER = '/service-worker.js';

/** In ms: longer than a page needs to finish loading. Files that it loads later are kept when they are used. */
const RESTS_AFTER_MS = 3_000;

export interface Keeping {
  /** Called when a page is shown: its remote is kept, so that the page opens again offline. */
  opened(remote: string | undefined): void;
}

const nothing: Keeping = { opened: () => undefined };

/**
 * Keeps pages on this device by a service worker, so that they open offline. `onChange` is called when a newer build of
 * the shell has arrived. When pages are not to be kept (any more), kept copies are removed.
 */
export function keepPages(wanted: boolean, onChange: () => void): Keeping {
  const { serviceWorker } = navigator;
  // Browsers offer service workers only on secure origins, and not in every private window.
  if (!serviceWorker) return nothing;
  if (!wanted) {
    void forgetPages(serviceWorker);
    return nothing;
  }
  const registered = register(serviceWorker, onChange);
  return {
    opened(remote) {
      const path = location.pathname;
      setTimeout(() => void registered.then((worker) => notify(worker, path, remote)), RESTS_AFTER_MS);
    },
  };
}

async function register(container: ServiceWorkerContainer, onChange: () => void) {
  try {
    const registration = await container.register(WORKER, { updateViaCache: 'none' });
    // The page was just loaded from the server, and so fits the newer worker.
    registration.waiting?.postMessage('take-over');
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && container.controller) onChange();
      });
    });
    return (await container.ready).active;
  } catch {
    // Without a worker, pages simply need a connection.
    return null;
  }
}

function notify(worker: ServiceWorker | null, path: string, remote: string | undefined): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|remotes)\//.test(pathname))
    .map(({ pathname }) => pathname);
  const { lang: language } = document.documentElement;
  const [loading] = performance.getEntriesByType('navigation');
  const began = loading && new URL(loading.name).pathname;
  const opened: Opened = { kind: 'opened', path, began, language, remote, files: [...new Set(files)] };
  worker?.postMessage(opened);
}

async function forgetPages(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration('/');
  if (!registration) return;
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('portal-')) await caches.delete(name);
}
