import { allWords } from '../../../language/more';
import { clearDevice, isUnsaved, ownedValues } from '../device';
import { endLeft, noteForWorker } from '../left-session';
import type { Leaving, Left } from '../session';
import { askWhatBecomesOfIt } from './dialog';
import { clearKeptFiles, countFiles } from './kept-files';

/**
 * Asks a person who signs out about text and files that exist on this device alone; resolves to 'keep' when there are
 * none.
 */
export async function askLeaving(person: number): Promise<Leaving> {
  const files = await countFiles(person).catch(() => ({ own: 0, nobodys: 0 }));
  const values = ownedValues();
  const has = (owner: string) => values.some((value) => value.owner === owner && isUnsaved(value.text));
  const nobodys = has('nobody') || files.nobodys > 0;
  if (!has(String(person)) && files.own === 0 && !nobodys) return 'keep';
  // In English when the words fail to load.
  await allWords().catch(() => undefined);
  return askWhatBecomesOfIt({ nobodys });
}

/** Removes what a session leaves: values at once, files as soon as the browser has found them. */
export function clearLeft(left: Left): void {
  const { person, own, nobodys } = left;
  clearDevice((owner) => (owner === 'nobody' ? nobodys : own && owner === String(person)));
  void clearKeptFiles(left).catch(() => undefined);
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '');

/** In seconds: longer than any session whose cookies open files. */
const leftSeconds = 24 * 60 * 60;

/**
 * Ends a session whose sign-out did not reach the server. Until the server knows, a cookie marks the session as left:
 * then the server opens no file for its cookies.
 */
export async function endLate(mark: string): Promise<void> {
  const isStillThere = document.cookie.split('; ').includes(`XSRF-TOKEN=${mark}`);
  if (!isStillThere) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there in all browsers
  document.cookie = `portal_left=${mark}; Path=/; SameSite=Strict; Max-Age=${leftSeconds}${secure()}`;
  await noteForWorker(mark).catch(() => undefined);
  await endLeft(mark);
}
