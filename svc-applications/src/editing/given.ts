/** Editors call some things otherwise than the wizards, and leave out what they do not show. */
type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An object may be anything, even one that cannot be told as text. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Changes each row of a list; whatever else it is stays as it is, and is refused by its schema. */
export const eachRow =
  (change: (row: Row) => Row) =>
  (given: unknown): unknown =>
    Array.isArray(given) ? given.map((row) => (isRow(row) ? change(row) : row)) : given;

/** `names`: what is called so by some, by its name here. */
export const renamed =
  (names: Record<string, string>) =>
  (row: Row): Row => {
    const known = Object.entries(names).filter(
      ([other, own]) => isMissing(row[own]) && !isMissing(row[other]),
    );
    return { ...row, ...Object.fromEntries(known.map(([other, own]) => [own, row[other]])) };
  };

/** Where some tell a year alone it is its first day. */
export const dayFromYear =
  (own: string, ...others: string[]) =>
  (row: Row): Row => {
    if (!isMissing(row[own])) return row;
    const year = others.map((other) => row[other]).find((value) => /^\d{4}$/.test(asText(value)));
    return year === undefined ? row : { ...row, [own]: `${year}-01-01` };
  };

/** What a page shows for a year that it does not know. */
export const yearOrNull = (row: Row): Row =>
  isMissing(row.graduation_year) || row.graduation_year === 'Not provided'
    ? { ...row, graduation_year: null }
    : row;

const levels: Record<string, string> = {
  beginner: 'Basic',
  basic: 'Basic',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  proficient: 'Proficient',
  native: 'Native',
};

export const knownLevel = (row: Row): Row => ({
  ...row,
  proficiency: levels[asText(row.proficiency).toLowerCase()] ?? row.proficiency,
});

/** The record with what is stored in the place of what was left out. */
export const over = (stored: object, given: unknown): unknown =>
  isRow(given) ? { ...stored, ...given } : given;

/** The record with this in it, whatever was given for it. */
export const and = (given: unknown, more: object): unknown => (isRow(given) ? { ...given, ...more } : given);

/** Without what is not told. */
export const told = (record: object): Row =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

/** Null as if it had been left out, for these fields. */
export const withoutNull = (given: unknown, fields: readonly string[]): unknown =>
  isRow(given)
    ? Object.fromEntries(
        Object.entries(given).filter(([name, value]) => value !== null || !fields.includes(name)),
      )
    : given;

export const renamedRecord = (names: Record<string, string>, given: unknown): unknown =>
  isRow(given) ? renamed(names)(given) : given;
