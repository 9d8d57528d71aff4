const KEY = 'staff:place';

interface Place {
  address: string;
  person: number;
}

/** The open page without the words of a search: others may use this device meanwhile. */
export function placeNow(): string {
  const query = new URLSearchParams(location.search);
  query.delete('search');
  return location.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Remembers, in this tab, where a person was when the session ended; the end clears what was remembered before. */
export function rememberPlace(person: number, address: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, person }));
  } catch {
    // Without storage the person starts from the dashboard.
  }
}

/** The remembered address of this person, once; else the dashboard. */
export function takePlace(person: number): string {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    sessionStorage.removeItem(KEY);
    return place?.person === person ? place.address : '/dashboard';
  } catch {
    return '/dashboard';
  }
}
