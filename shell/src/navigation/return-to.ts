const KEY = 'portal:return-to';

/** Remembers, in this tab, the person's address when the portal closed. */
export function rememberPlace(address: string): void {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage the person starts from the home page again.
  }
}

/** The remembered address; it is returned once. Null when there is none. */
export function takePlace(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return null;
  }
}
