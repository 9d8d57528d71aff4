import * as accountCalls from '@portal/contract-svc-auth-v1/operations';

/** Where pages and the service worker find a session whose sign-out the server has not heard of. */
const store = 'left-session';
const [method, LOGOUT] = accountCalls.signOut.split(' ') as [string, string];

/** Notes it where the service worker reads. Without such a store the pages alone end it. */
export async function noteForWorker(xsrf: string): Promise<void> {
  await (await caches.open(store)).put(LOGOUT, new Response(xsrf));
}

const forgetNote = async () => (await caches.open(store)).delete(LOGOUT);

/**
 * Ends the session of the cookies that stayed, where they are still those. Its token is gone; the cookie that no script
 * can read identifies the session, and the server refuses where another sign-in has replaced it.
 * @throws while the server cannot be asked
 */
export async function endLeft(xsrf: string): Promise<void> {
  const { status } = await fetch(LOGOUT, { method, headers: { 'X-XSRF-TOKEN': xsrf } });
  if (status === 429 || status >= 500) throw new Error('the session could not be ended');
  await forgetNote().catch(() => undefined);
}

const findNote = async () => (await caches.open(store)).match(LOGOUT);

/** For the service worker, before it lets a stored file through. @throws as `endLeft` */
export async function endNoted(): Promise<void> {
  // A device whose store cannot be read opens its files all the same.
  const note = await findNote().catch(() => undefined);
  if (note) await endLeft(await note.text());
}
