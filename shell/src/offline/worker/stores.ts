/** The files of this build of the shell, inserted by the build: addresses separated by spaces. */
const listed = '__PORTAL_FILES__';
export const shellFiles: readonly string[] = listed.split(' ');

/** The cache of this build's files. Each build has its own, so that a page never gets files of another build. */
export const shellStore = `portal-shell-${fingerprint(listed)}`;
/** The cache of the registry and of remotes' files, whose addresses contain their version. */
export const remoteStore = 'portal-remotes';

const ours = /^portal-/;
const main = shellFiles.find((file) => file.startsWith('/assets/main.')) ?? '';

const olderStores = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => ours.test(name) && name !== shellStore && name !== remoteStore);

/** Removes the caches of earlier workers. */
export async function removeOlderStores(): Promise<void> {
  for (const name of await olderStores()) await caches.delete(name);
}

/** The addresses of the pages that earlier workers kept. */
export async function olderPages(): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await olderStores())
    for (const { url } of await (await caches.open(name)).keys()) found.add(new URL(url).pathname);
  return [...found].filter((path) => !path.includes('.'));
}

/** A kept answer. `Vary` is ignored: answers differ by their encoding alone, which the browser has undone already. */
export const kept = async (store: string, address: string): Promise<Response | undefined> =>
  (await caches.open(store)).match(address, { ignoreVary: true });

/** Whether the server forbids to keep an answer: a page behind an invitation link must end with the link. */
export const isFleeting = ({ headers }: Response): boolean =>
  /\bno-store\b/.test(headers.get('cache-control') ?? '');

/** Keeps a copy of a complete, successful answer of this server. Without room on the device nothing is kept. */
export async function keep(store: string, address: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected || isFleeting(answer)) return;
  try {
    await (await caches.open(store)).put(address, answer);
  } catch {
    // The page is shown in any case.
  }
}

/** Keeps a page, unless it belongs to another build, whose worker will keep it. */
export async function keepPage(address: string, answer: Response): Promise<void> {
  const text = await answer.clone().text();
  if (text.includes(main)) await keep(shellStore, address, answer);
}

/** Fetches the kept pages again that are in another language than the one chosen since. */
export async function keepInLanguage(language: string): Promise<void> {
  const store = await caches.open(shellStore);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname.includes('.')) continue;
    const page = await store.match(url, { ignoreVary: true });
    if (page && languageOf(await page.text()) !== language) await fetchAnew(shellStore, pathname, keepAsPage);
  }
}

const keepAsPage = (_store: string, address: string, answer: Response) => keepPage(address, answer);

/** The language of a page, from the attribute that the gateway has written. */
const languageOf = (page: string): string | undefined => /<html[^>]* lang="([\w-]+)/.exec(page)?.[1];

/** Fetches and keeps a page that is not kept yet. */
export const fetchPageToKeep = (address: string) => fetchToKeep(shellStore, address, keepAsPage);

/** Fetches and keeps a file that is not kept yet. A file that the page has loaded comes from the browser's cache. */
export async function fetchToKeep(store: string, address: string, how = keep): Promise<void> {
  if (!(await kept(store, address))) await fetchAnew(store, address, how);
}

async function fetchAnew(store: string, address: string, how: typeof keep): Promise<void> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await how(store, address, answer);
}

/** A short name for a text (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(36);
}
