/**
 * Why a file does not open: it is not there, the person is signed out, it was not scanned for viruses yet, or the server
 * did not answer well.
 */
export type FileRefusal = 'gone' | 'signed-out' | 'waiting' | 'unreachable';

const ask = (href: string) => fetch(href, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' });

const refusalOf = (status: number): FileRefusal => {
  if (status === 404) return 'gone';
  if (status === 409) return 'waiting';
  return status === 401 ? 'signed-out' : 'unreachable';
};

/**
 * Asks whether a stored file can be opened by its address, as a new tab would: by the browser's cookie for files. Where
 * the cookie has run out, or is of another session, `renew` gets a new one and the file is asked for once more.
 * @returns null when it can be opened
 */
export async function askForFile(href: string, renew: () => Promise<unknown>): Promise<FileRefusal | null> {
  try {
    const { ok, status } = await ask(href);
    if (ok) return null;
    if (status !== 401 && status !== 404) return refusalOf(status);
    const renewed = await renew().then(
      () => true,
      () => false,
    );
    if (!renewed) return refusalOf(status);
    const again = await ask(href);
    return again.ok ? null : refusalOf(again.status);
  } catch {
    return 'unreachable';
  }
}
