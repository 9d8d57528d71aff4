import { endNoted } from '../../shell-api/session/left-session';
import { keptFirst, newestFirst } from './answer';
import { hearRegistry, keepRemote, keptRegistry } from './known-registry';
import { isOpened, type Opened } from './message';
import { keptPage, kindOf, languageOf, ownPages, REGISTRY, remoteOf } from './routes';
import type { FetchEvent, WorkerScope } from './scope';
import {
  fetchPageToKeep,
  fetchToKeep,
  keepInLanguage,
  keepPage,
  olderPages,
  remoteStore,
  removeOlderStores,
  shellFiles,
  shellStore,
} from './stores';

/**
 * Answers requests for pages, the registry and files of the shell and the remotes while offline. It keeps only public
 * content, no answers of services and no personal data, so that a shared phone reveals nothing.
 */
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOlderStores().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (isOpened(event.data)) event.waitUntil(keepOpened(event.data).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const answer = origin === worker.location.origin ? answerOf(event, pathname) : undefined;
  if (answer) event.respondWith(answer);
});

function answerOf(event: FetchEvent, path: string): Promise<Response> | undefined {
  const { request } = event;
  const lasting = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  switch (kindOf(request, path)) {
    case 'page':
      return page(path, { request, lasting });
    case 'registry':
      return newestFirst({ store: remoteStore, address: REGISTRY, request, lasting }, hearRegistry);
    case 'shell-file':
      return keptFirst({ store: shellStore, address: path, request, lasting });
    case 'remote-file':
      return keptFirst({ store: remoteStore, address: path, request, lasting });
    case 'stored-file':
      return endNoted().then(() => fetch(request));
    default:
      return undefined;
  }
}

async function page(path: string, asked: Pick<Parameters<typeof newestFirst>[0], 'request' | 'lasting'>) {
  const registry = await keptRegistry();
  const address = registry && keptPage(registry, path);
  if (!address) return fetch(asked.request);
  return newestFirst({ store: shellStore, address, ...asked }, (answer) => keepPage(address, answer));
}

/** Keeps the shell's files for this language; without a language the files that every language needs. */
async function keepFiles(language?: string): Promise<void> {
  for (const file of shellFiles) if (languageOf(file) === language) await fetchToKeep(shellStore, file);
}

/** Keeps all files of the shell and the pages that the previous worker kept; with data saver only what is used. */
async function keepShell(): Promise<void> {
  if (savesData()) return;
  await keepFiles();
  for (const path of await olderPages()) await fetchPageToKeep(path);
}

/**
 * Keeps what an opened page needs to open again, with all steps of its remote, and the home page, which the icon on a
 * home screen opens; with data saver only the pages that were opened.
 */
async function keepOpened({ path, began = path, language, remote, files }: Opened): Promise<void> {
  await fetchToKeep(remoteStore, REGISTRY);
  const registry = await keptRegistry();
  if (!registry || !keptPage(registry, path)) return;
  const pages = [path, began].map((one) => keptPage(registry, one));
  for (const page of new Set([...pages, ...(savesData() ? [] : ownPages)]))
    if (page) await fetchPageToKeep(page);
  for (const file of files) await fetchToKeep(remoteOf(file) ? remoteStore : shellStore, file);
  if (remote && !savesData()) await keepRemote(registry, remote, language);
  if (!language) return;
  await keepInLanguage(language);
  if (!savesData()) await keepFiles(language);
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
