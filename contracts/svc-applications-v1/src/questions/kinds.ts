import { limits } from '../vocabulary';

/** A real day in the form 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

// One @, no blanks, no empty label on either side of a dot: enough to catch a slip, nothing that refuses a real address.
const emailShape =
  /^[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)*@[^\s@./\\,;:<>()[\]_"]+(\.[^\s@./\\,;:<>()[\]_"]+)+$/;
const emailLength = 254;
export const isEmail = (value: string): boolean => value.length <= emailLength && emailShape.test(value);

/** A dial code that stands there twice, in a number that is longer than any with that code could be. */
const doubledCodes = [/^(\d{3})\1\d{9,}$/, /^(\d{2})\1\d{10,}$/, /^([17])\1\d{10,}$/];

/**
 * Digits alone, dial code first; what people put between digits is dropped, and so is the second of two dial codes.
 * Undefined when there are too few or too many.
 */
export function phoneDigits(typed: string): string | undefined {
  const all = typed.replace(/\D/g, '').replace(/^00/, '');
  const code = doubledCodes.map((doubled) => doubled.exec(all)?.[1]).find(Boolean);
  const digits = all.slice(code?.length ?? 0);
  return digits.length >= limits.phone.min && digits.length <= limits.phone.max ? digits : undefined;
}

/** What is wrong with a day of birth on this day. */
export function birthProblem(born: string, today: string): 'range' | 'age' | undefined {
  if (!isDay(born) || born < limits.earliestBirth || born > today) return 'range';
  return `${Number(born.slice(0, 4)) + limits.minimumAge}${born.slice(4)}` > today ? 'age' : undefined;
}
