import type { NameProblem } from '../values/name';
import type { Words } from './words';

const of = {
  lines: { en: 'Enter the name in one line' },
  link: { en: 'A name cannot contain a web or email address. Leave that part out' },
} as const;

/** Messages about a text that is no person's name; `short` for one with fewer letters than a name has. */
export const named = (short: Words): Readonly<Record<NameProblem, Words>> => ({ ...of, short });
