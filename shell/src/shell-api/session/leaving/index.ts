import { allWords } from '../../../language/more';
import { clearDevice, isUnsaved, ownedValues } from '../device';
import { endLeft, noteForWorker } from '../left-session';
import type { Leaving, Left } from '../session';
import { askWhatBecomesOfIt } from './dialog';
import { clearKeptFiles, countFiles } from './kept-files';

/** Asks somebody who signs out about what this device alone has; 'keep' where it has nothing. */
export async function askLeaving(person: number): Promise<Leaving> {
  const files = await countFiles(person).catch(() => ({ own: 0, nobodys: 0 }));
  const values = ownedValues();
  const has = (owner: string) => values.some((value) => value.owner === owner && isUnsaved(value.text));
  const nobodys = has('nobody') || files.nobodys > 0;
  if (!has(String(person)) && files.own === 0 && !nobodys) return 'keep';
  // Better asked in English than not at all.
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

/** Longer than any session lasts whose cookies open files. */
const leftSeconds = 24 * 60 * 60;

/**
 * Ends a session that the server could not be told to end. Until it is told, its cookies say so themselves: the server
 * opens no file by them, whatever asks for it.
 */
export async function endLate(mark: string): Promise<void> {
  const isStillThere = document.cookie.split('; ').includes(`XSRF-TOKEN=${mark}`);
  if (!isStillThere) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there in all browsers
  document.cookie = `portal_left=${mark}; Path=/; SameSite=Strict; Max-Age=${leftSeconds}${secure()}`;
  await noteForWorker(mark).catch(() => undefined);
  await endLeft(mark);
}
