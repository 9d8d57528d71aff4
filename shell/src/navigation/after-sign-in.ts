const KEY = 'portal:after-sign-in';

interface Wanted {
  address: string;
  /** The person whose session ended on that page; null when nobody was signed in. */
  person: number | null;
}

function store(wanted?: Wanted): void {
  try {
    if (wanted) sessionStorage.setItem(KEY, JSON.stringify(wanted));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the person starts from their first page.
  }
}

/** Remembers, in this tab, the page that needed a sign-in. */
export const rememberWanted = (address: string, person: number | null): void => store({ address, person });

/** Called when a person signs out: the next person on this device begins at their own first page. */
export const forgetWanted = (): void => store();

/**
 * The remembered page below `home`, which is returned once; `home` when there is none, or when it was another person's
 * session that ended.
 */
export function takeWanted(home: string, person: number): string {
  const wanted = read();
  forgetWanted();
  const isTheirs = wanted !== null && (wanted.person === null || wanted.person === person);
  return isTheirs && wanted.address.startsWith(`${home}/`) ? wanted.address : home;
}

function read(): Wanted | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Wanted | null;
  } catch {
    return null;
  }
}
