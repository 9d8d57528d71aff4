import { Invalid, TooLarge, Unreadable } from '../../../base/errors';
import { message } from '../../../base/messages';
import { xmlText } from '../../../base/text';

/** The deepest nesting of a body. The portal's forms are flatter; a deeper body is an attempt to overflow the stack. */
const deepest = 50;

/**
 * The most members and entries of a body. A form with twenty rows in each list has half as many. Validation takes up to
 * 30 microseconds for each invalid one and blocks the process meanwhile.
 */
export const valuesAtMost = 3000;

/** The most rows of a list before it is refused unread; the portal's longest list allows far fewer. */
export const rowsAtMost = 1000;

/**
 * Returns the value without characters that documents cannot hold, such as NUL: no text needs them, a database would
 * cut the text at the first, and a workbook with one could not be opened.
 * @throws Unreadable when lists or objects are nested more than `deepest` levels deep
 * @throws Invalid naming a list of more than `rowsAtMost` rows by its member
 * @throws TooLarge when it has more than `valuesAtMost` members and entries
 */
export function writable(value: unknown): unknown {
  return cleaned(value, 0, { values: 0 });
}

function cleaned(value: unknown, depth: number, seen: { values: number }): unknown {
  if (typeof value === 'string') return xmlText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw new Unreadable();
  const members = value as Record<string, unknown>;
  for (const name in members) {
    seen.values += 1;
    if (seen.values > valuesAtMost) throw new TooLarge(tooMany);
    const member = members[name];
    if (Array.isArray(member) && member.length > rowsAtMost) throw new Invalid({ [name]: [tooManyRows] });
    const clean = cleaned(member, depth + 1, seen);
    if (clean !== member) members[name] = clean;
  }
  return value;
}

const tooMany = message('tooManyEntries');
const tooManyRows = message('tooManyRows');
