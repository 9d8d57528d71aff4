import { type DeviceOwner, OWNER_MARK, type OwnedForm, unsavedPart } from '@portal/contract-shell-v1';

export interface DeviceStore<T> {
  /** The stored value, or null when there is none or it is unreadable. */
  read(): T | null;
  /** True when the value is stored on the device; false when only this page remembers it (storage full or refused). */
  write(value: T): boolean;
  clear(): void;
  /** Called when another tab changes the value. Returns the function that ends the subscription. */
  subscribe(listener: (value: T | null) => void): () => void;
}

/**
 * One value stored on this device under a key, as JSON in local storage. Never throws: where storage is refused or
 * full, the value lives as long as the page. At the end of a session the shell removes the value, unless `of` marks it
 * as a device setting, or as unsaved text of the person with this id. After that person's session ends, only the
 * unsaved part of a form is written.
 */
export function deviceStore<T>(key: string, { of }: { of?: DeviceOwner | undefined } = {}): DeviceStore<T> {
  const markKey = OWNER_MARK + key;
  let remembered: T | null = null;

  function mark() {
    if (of !== undefined && readText(markKey) !== String(of)) localStorage.setItem(markKey, String(of));
  }
  /** Marks a value that was stored before marks existed, when it is read. */
  function markFound(text: string | null) {
    if (text === null) return;
    try {
      mark();
    } catch {
      // Storage is full: the next write shows it.
    }
  }

  return {
    read() {
      const text = readText(key);
      if (typeof of === 'number') isOver(of);
      markFound(text);
      return parse<T>(text) ?? remembered;
    },
    write(value) {
      remembered = value;
      const kept = typeof of === 'number' && isOver(of) ? withoutCopy(value) : value;
      if (kept === null) {
        for (const one of [key, markKey]) removeQuietly(one);
        return true;
      }
      try {
        mark();
        localStorage.setItem(key, JSON.stringify(kept));
        return true;
      } catch {
        // The stored value is older than the remembered value; it must not come back.
        removeQuietly(key);
        return false;
      }
    },
    clear() {
      remembered = null;
      removeQuietly(key);
      removeQuietly(markKey);
    },
    subscribe(listener) {
      const follow = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key !== key && event.key !== null) return;
        remembered = null;
        listener(parse<T>(event.newValue));
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

/** Ids of the people who have been signed in while this page was open. */
const met = new Set<number>();

/** Whether this person was signed in while this page was open and no longer is: the shell stores the signed-in user. */
function isOver(person: number): boolean {
  if (parse<{ id?: number }>(readText('user'))?.id === person) met.add(person);
  else return met.has(person);
  return false;
}

/**
 * A page, and above all an open form, may still write after its session ended. Returns the part that the server lacks,
 * so that no copy of saved data comes back to the device; null where the server has everything.
 */
function withoutCopy(value: unknown): unknown {
  const owned = value as OwnedForm | null;
  if (typeof owned?.unsaved !== 'boolean') return value;
  return owned.unsaved ? unsavedPart(owned) : null;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

function removeQuietly(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused: there is nothing to remove.
  }
}
