import * as accountCalls from '@portal/contract-svc-auth-v1/operations';

/** The cache in which pages and the service worker find a session whose sign-out has not reached the server. */
const store = 'left-session';
const [method, LOGOUT] = accountCalls.signOut.split(' ') as [string, string];

/** Records the session where the service worker can read it. Without caches only the pages end the session. */
export async function noteForWorker(xsrf: string): Promise<void> {
  await (await caches.open(store)).put(LOGOUT, new Response(xsrf));
}

const forgetNote = async () => (await caches.open(store)).delete(LOGOUT);

/**
 * Ends the session of the remaining cookies, if they still belong to it. Its token is gone; the cookie that scripts
 * cannot read identifies the session, and the server refuses when another sign-in has replaced it.
 * @throws while the server cannot be reached
 */
export async function endLeft(xsrf: string): Promise<void> {
  const { status } = await fetch(LOGOUT, { method, headers: { 'X-XSRF-TOKEN': xsrf } });
  if (status === 429 || status >= 500) throw new Error('the session could not be ended');
  await forgetNote().catch(() => undefined);
}

const findNote = async () => (await caches.open(store)).match(LOGOUT);

/** For the service worker, before it passes on a stored file. @throws as `endLeft` does */
export async function endNoted(): Promise<void> {
  // When the cache cannot be read, files open all the same.
  const note = await findNote().catch(() => undefined);
  if (note) await endLeft(await note.text());
}
