/**
 * A record as editors send it: some fields have other names than in the wizards; fields that are not shown are absent.
 */
type EditedRecord = Record<string, unknown>;

const isRow = (value: unknown): value is EditedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The text of a value; '' for an object, which may have no text. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Changes each row of a list; any other value stays as it is, and its schema refuses it. */
export const eachRow =
  (change: (row: EditedRecord) => EditedRecord) =>
  (given: unknown): unknown =>
    Array.isArray(given) ? given.map((row) => (isRow(row) ? change(row) : row)) : given;

/** Fills missing fields from their other names. `names` maps each other name to the field's own name. */
export const renamed =
  (names: Record<string, string>) =>
  (row: EditedRecord): EditedRecord => {
    const known = Object.entries(names).filter(
      ([other, own]) => isMissing(row[own]) && !isMissing(row[other]),
    );
    return { ...row, ...Object.fromEntries(known.map(([other, own]) => [own, row[other]])) };
  };

/** Fills a missing day with the first day of a year, which some editors send instead. */
export const dayFromYear =
  (own: string, ...others: string[]) =>
  (row: EditedRecord): EditedRecord => {
    if (!isMissing(row[own])) return row;
    const year = others.map((other) => row[other]).find((value) => /^\d{4}$/.test(asText(value)));
    return year === undefined ? row : { ...row, [own]: `${year}-01-01` };
  };

/** Some pages send 'Not provided' for an unknown year. */
export const yearOrNull = (row: EditedRecord): EditedRecord =>
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

export const knownLevel = (row: EditedRecord): EditedRecord => ({
  ...row,
  proficiency: levels[asText(row.proficiency).toLowerCase()] ?? row.proficiency,
});

/** The stored record, overwritten by the given fields. */
export const over = (stored: object, given: unknown): unknown =>
  isRow(given) ? { ...stored, ...given } : given;

/** The given record, overwritten by the fields of `more`. */
export const and = (given: unknown, more: object): unknown => (isRow(given) ? { ...given, ...more } : given);

/** The record without its null and undefined fields. */
export const withoutMissing = (record: object): EditedRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

/** The record without the fields in `fields` that are null. */
export const withoutNull = (given: unknown, fields: readonly string[]): unknown =>
  isRow(given)
    ? Object.fromEntries(
        Object.entries(given).filter(([name, value]) => value !== null || !fields.includes(name)),
      )
    : given;

export const renamedRecord = (names: Record<string, string>, given: unknown): unknown =>
  isRow(given) ? renamed(names)(given) : given;
