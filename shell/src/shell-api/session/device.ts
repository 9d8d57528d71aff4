import { OWNER_MARK, type OwnedForm, unsavedPart } from '@portal/contract-shell-v1';

/**
 * Keys that are not cleared: the session itself, which ends after its copies, and settings that developers make by hand
 * where the environment allows them.
 */
const spared = [
  'token',
  'user',
  'role',
  'portal:ending',
  'portal:left',
  'portal:lives-on',
  'portal:remote-overrides',
];

/** The values of local storage with their owners, by the marks beside them. */
export const ownedValues = (): { key: string; owner: string | null; text: string }[] =>
  Object.keys(localStorage)
    .filter((key) => !key.startsWith(OWNER_MARK))
    .map((key) => ({
      key,
      owner: localStorage.getItem(OWNER_MARK + key),
      text: localStorage.getItem(key) ?? '',
    }));

/** The part of a value that the server lacks; null when the server has all of it. */
function unsavedText(text: string): string | null {
  const value = read(text);
  if (typeof value?.unsaved !== 'boolean') return text;
  if (!value.unsaved) return null;
  return value.base ? JSON.stringify(unsavedPart({ form: {}, ...value, unsaved: true })) : text;
}

/** Whether the server lacks anything of a value. */
export function isUnsaved(text: string): boolean {
  const part = unsavedText(text);
  const left = part === null ? null : read(part);
  return part !== null && !(left?.partial && Object.keys(left.form ?? {}).length === 0);
}

function read(text: string): Partial<OwnedForm> | null {
  try {
    return JSON.parse(text) as Partial<OwnedForm> | null;
  } catch {
    return null;
  }
}

/**
 * Whether the unsaved text of an owner is removed, too: that of the person who leaves, or text typed before sign-in.
 */
type AlsoGoes = (owner: string) => boolean;

/**
 * Removes what a session leaves on this device: everything that the server has, and unsaved text of the owners that
 * `alsoGoes` selects. Other unsaved text stays for its owner alone.
 */
export function clearDevice(alsoGoes: AlsoGoes): void {
  try {
    for (const { key, owner, text } of ownedValues()) {
      if (owner === 'device' || spared.includes(key)) continue;
      const kept = owner === null || alsoGoes(owner) ? null : unsavedText(text);
      if (kept === null) for (const one of [key, OWNER_MARK + key]) localStorage.removeItem(one);
      else if (kept !== text) localStorage.setItem(key, kept);
    }
  } catch {
    // Storage is refused: nothing is kept there.
  }
}
