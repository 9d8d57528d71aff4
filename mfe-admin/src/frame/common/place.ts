const KEY = 'staff:place';

interface Place {
  address: string;
  person: number;
}

/** Returns the address of the open page without search words, because others may use this device. */
export function placeNow(): string {
  const query = new URLSearchParams(location.search);
  query.delete('search');
  return location.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Remembers in this tab where a person was when the session ended; ending a session clears what was stored before. */
export function rememberPlace(person: number, address: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, person }));
  } catch {
    // Without storage the person starts from the dashboard.
  }
}

/** Returns the remembered address of this person and forgets it; without one, the dashboard. */
export function takePlace(person: number): string {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    sessionStorage.removeItem(KEY);
    return place?.person === person ? place.address : '/dashboard';
  } catch {
    return '/dashboard';
  }
}
