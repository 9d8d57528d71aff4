const KEY = 'staff:place';

interface Place {
  address: string;
  person: number;
}

/** Remembers, in this tab, where a person was when the session ended. */
export function rememberPlace(person: number): void {
  try {
    const address = location.pathname + location.search;
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
