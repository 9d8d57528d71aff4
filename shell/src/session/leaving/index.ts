import { allWords } from '../../language/more';
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

/** Ends a session that the server could not be told to end; until it is told, files wait for that in the service worker. */
export async function endLate(mark: string): Promise<void> {
  const isStillThere = document.cookie.split('; ').includes(`XSRF-TOKEN=${mark}`);
  if (!isStillThere) return;
  await noteForWorker(mark).catch(() => undefined);
  await endLeft(mark);
}
