/** Small tests that rules are made of. */
export const missing = (value: string | undefined): boolean => !value || value.trim() === '';

// One @, something before it, a dot in what follows: enough to catch a slip, nothing that refuses a real address.
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const isEmail = (value: string): boolean => emailShape.test(value.trim());

/** A real day in the form 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const isWhole = (value: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d{1,4}$/.test(value.trim()) && Number(value) >= min && Number(value) <= max;

/** The sentences of the fields that have one: `{ name: undefined }` leaves none. */
export function sentences(all: Record<string, string | undefined | false>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Rules of one row applied to every row of a list. */
export function eachRow<Row>(
  path: string,
  rows: readonly Row[],
  rule: (row: Row, index: number) => Record<string, string | undefined | false>,
): Record<string, string> {
  return Object.assign(
    {},
    ...rows.map((row, index) =>
      Object.fromEntries(
        Object.entries(sentences(rule(row, index))).map(([field, sentence]) => [
          `${path}.${index}.${field}`,
          sentence,
        ]),
      ),
    ),
  );
}

/** Today's day where the person is, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The same day some years before; 29 February becomes 28. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const target = `${String(Number(year) - years).padStart(4, '0')}-${month}-${date}`;
  return isDay(target) ? target : target.replace(/29$/, '28');
}
