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
 * full, the value lives as long as the page.
 */
export function deviceStore<T>(key: string): DeviceStore<T> {
  let remembered: T | null = null;
  return {
    read() {
      return parse<T>(readText(key)) ?? remembered;
    },
    write(value) {
      remembered = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
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
