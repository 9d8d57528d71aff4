import type { NameProblem } from '../values/name';
import type { Words } from './words';

const of = {
  lines: { en: 'Enter the name in one line' },
  link: { en: 'A name cannot contain a web or email address. Leave that part out' },
} as const;

/** The messages for a text that is no person's name; `short` is for one with too few letters. */
export const named = (short: Words): Readonly<Record<NameProblem, Words>> => ({ ...of, short });
