import { interests } from './interests';
import type { Section } from './question';
import { statement } from './statement';

/** What both are called where they are read as one. */
export const motivation = {
  key: 'motivation',
  heading: { en: 'Motivation' },
  ask: { ...interests.ask, ...statement.ask },
  read: statement.read,
} as const satisfies Section;
