/** An answer in a comparable form: without outer blanks, a number as its digits, every empty value as ''. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.every((row) => plain(row) === '') ? '' : value.map(plain);
  return typeof value === 'object' ? plainRow(value) : value;
}

function plainRow(row: object): unknown {
  const entries = Object.entries(row)
    .map(([name, inner]) => [name, plain(inner)] as const)
    .filter(([, inner]) => inner !== '');
  return entries.length === 0
    ? ''
    : Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

/** Whether two answers are equal, however each of them is stored. */
export const sameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));
