/**
 * The reason why a file does not open: it is gone, the person is signed out, it was not scanned for viruses yet, or the
 * server did not answer properly.
 */
export type FileRefusal = 'gone' | 'signed-out' | 'waiting' | 'unreachable';

type Asking = Pick<RequestInit, 'method' | 'signal'>;

const ask = (href: string, asking: Asking) =>
  fetch(href, { credentials: 'same-origin', cache: 'no-store', ...asking });

const refusalOf = (status: number): FileRefusal => {
  if (status === 404) return 'gone';
  if (status === 409) return 'waiting';
  return status === 401 ? 'signed-out' : 'unreachable';
};

/**
 * Requests a stored file with the cookie for files. When that cookie has expired, or belongs to another session,
 * `renew` gets a new one and the file is requested once more.
 */
async function asked(href: string, renew: () => Promise<unknown>, asking: Asking): Promise<Response> {
  const answer = await ask(href, asking);
  if (answer.ok || (answer.status !== 401 && answer.status !== 404)) return answer;
  const renewed = await renew().then(
    () => true,
    () => false,
  );
  return renewed ? ask(href, asking) : answer;
}

/**
 * Asks whether a stored file can be opened by its address, as a new tab would.
 * @returns null when it can be opened
 */
export async function askForFile(href: string, renew: () => Promise<unknown>): Promise<FileRefusal | null> {
  try {
    const { ok, status } = await asked(href, renew, { method: 'HEAD' });
    return ok ? null : refusalOf(status);
  } catch {
    return 'unreachable';
  }
}

/** Resolves to the bytes of a stored file with their media type, or to the reason why it does not open. */
export async function readStoredFile(
  href: string,
  renew: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<Blob | FileRefusal> {
  try {
    const answer = await asked(href, renew, { method: 'GET', signal });
    return answer.ok ? await answer.blob() : refusalOf(answer.status);
  } catch {
    return 'unreachable';
  }
}
