import { allWords } from '../../language/more';
import { ownedValues, unsavedPart } from '../device';
import type { Leaving } from '../session';
import { askWhatBecomesOfIt } from './dialog';
import { countFiles } from './kept-files';

export { clearKeptFiles } from './kept-files';

/** Whether the server lacks anything of a value. */
function isUnsaved(text: string): boolean {
  const part = unsavedPart(text);
  if (part === null) return false;
  const { unsaved, form, base } = Object(JSON.parse(part)) as Record<string, object | undefined>;
  return !unsaved || !form || !base || Object.keys(form).length > 0;
}

/** Asks somebody who signs out about what this device alone has; 'keep' where it has nothing. */
export async function askLeaving(person: number): Promise<Leaving> {
  const files = await countFiles(person).catch(() => ({ own: 0, nobodys: 0 }));
  const unsaved = ownedValues().filter(({ text }) => isUnsaved(text));
  const has = (owner: string) => unsaved.some((value) => value.owner === owner);
  const nobodys = has('nobody') || files.nobodys > 0;
  if (!has(String(person)) && files.own === 0 && !nobodys) return 'keep';
  // Better asked in English than not at all.
  await allWords().catch(() => undefined);
  return askWhatBecomesOfIt({ nobodys });
}
