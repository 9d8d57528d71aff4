/** A field with different values here and on the server. */
export interface Difference {
  key: string;
  mine: unknown;
  theirs: unknown;
  /** The choice that loses least: the side changed since both were equal. */
  preferred: Side;
}
export type Side = 'mine' | 'theirs';

/** A value for comparison: without surrounding blanks, a number as its digits, and nothing as an empty answer. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
    return Object.fromEntries(
      entries.filter(([, inner]) => inner !== '').sort(([a], [b]) => a.localeCompare(b)),
    );
  }
  return value;
}

export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

export const isBlank = (value: unknown): boolean => {
  const read = plain(value);
  if (Array.isArray(read)) return read.every(isBlank);
  return read === '' || (typeof read === 'object' && read !== null && Object.values(read).every(isBlank));
};

type Values = object;
const at = (values: Values | undefined, key: string): unknown =>
  (values as Record<string, unknown> | undefined)?.[key];

export interface Compared<V extends Values> {
  mine: V;
  theirs: V;
  /** The server's copy on which `mine` was typed. */
  base: V | undefined;
  /** Forms that this page has sent: finding one of them on the server is no change by others. */
  sent: readonly V[];
  /** Fields about which the person is not asked. */
  ignored: readonly string[];
}

/**
 * The fields that someone else changed: their values differ from this page's values, and from all values that this page
 * has loaded or sent.
 */
export function foreignDifferences<V extends Values>({
  mine,
  theirs,
  base,
  sent,
  ignored,
}: Compared<V>): Difference[] {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const ours = base ? [base, ...sent] : sent;
  return [...keys]
    .filter((key) => !ignored.includes(key))
    .filter((key) => !alike(at(mine, key), at(theirs, key)))
    .filter((key) => !ours.some((state) => alike(at(state, key), at(theirs, key))))
    .map((key) => ({
      key,
      mine: at(mine, key),
      theirs: at(theirs, key),
      preferred: base && alike(at(base, key), at(mine, key)) ? 'theirs' : 'mine',
    }));
}

/** `mine` with the fields chosen from `theirs`. */
export function merged<V extends Values>(mine: V, theirs: V, choices: Readonly<Record<string, Side>>): V {
  const taken = Object.entries(choices)
    .filter(([, side]) => side === 'theirs')
    .map(([key]) => [key, at(theirs, key)]);
  return { ...mine, ...Object.fromEntries(taken) };
}
