const KEY = 'portal:return-to';

/** Remembers, in this tab, where a person was when the portal closed. */
export function rememberPlace(address: string): void {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage the person starts from the home page again.
  }
}

/** The remembered place, once; null when there is none. */
export function takePlace(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return null;
  }
}
