import { interests } from './interests';
import type { Section } from './question';
import { statement } from './statement';

/** The common name of both, for places that show them together. */
export const motivation = {
  key: 'motivation',
  heading: { en: 'Motivation' },
  ask: { ...interests.ask, ...statement.ask },
  read: statement.read,
} as const satisfies Section;
