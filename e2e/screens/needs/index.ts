import { PSEUDO } from '@portal/build-config/catalogues';
import type { State } from '../state';
import { announced } from './announced';
import { forcedColours } from './forced-colours';
import { keyboard } from './keyboard';
import { narrow, textSpacing, zoom } from './large-text';
import { motion } from './motion';
import type { Need } from './need';
import { paper } from './paper';
import { targets } from './targets';

const needs: readonly Need[] = [forcedColours, zoom, textSpacing, motion, targets, keyboard];

/** States that are checked for further needs: one of each kind of page; others consist of the same parts. */
const looked = new Set([
  'home',
  'internship-01-welcome',
  'internship-02-personal-info',
  'internship-03-personal-details',
  'internship-04-education-wrong',
  'internship-11-documents',
  'internship-12-review',
  'internship-photos-pages',
  'internship-thank-you',
  'visit-01-welcome',
  'visit-05-logistics',
  'dashboard',
  'dashboard-edit',
  'letter-page',
  'help',
  'prepare',
  'not-found',
  'maintenance',
  'staff-all',
  'staff-review-phone',
]);

/** States that applicants and staff print. */
const printed = new Set([
  'prepare',
  'internship-thank-you',
  'dashboard-view',
  'staff-review',
  'staff-all',
  'staff-today',
  'staff-reports',
]);

interface InLanguage {
  language: string;
  needs: readonly Need[];
}

/**
 * States that are also checked in another language, which has longer words and breaks lines elsewhere; the made-up
 * language has the longest words, in the narrowest window.
 */
const inLanguages = new Map<string, InLanguage>([
  ['internship-02-personal-info', { language: 'fr', needs }],
  ['dashboard', { language: 'rw', needs }],
  ...[
    'internship-photos-pages',
    'internship-correct-email',
    'internship-thank-you',
    'visit-confirmation',
    'dashboard-edit',
    'dashboard-finish-visit-wrong',
    'help',
    'not-found',
    'maintenance',
  ].map((name) => [name, { language: PSEUDO, needs: [narrow] }] as const),
]);

/** States for which the screen reader's output is recorded. */
const aloud = new Set([
  'home',
  'internship-01-welcome',
  'internship-02-personal-info',
  'internship-03-personal-details',
]);

/** Whether the screen reader's output for the state is recorded. */
export const isAnnounced = ({ name }: State): boolean => aloud.has(name);

/** The other language in which a state is checked, and the needs that are checked in it. */
export const otherLanguageOf = ({ name }: State): InLanguage | undefined => inLanguages.get(name);

/** The needs that are checked for a state besides its looks. */
export const needsOf = ({ name }: State): readonly Need[] => [
  ...(aloud.has(name) ? [announced(name)] : []),
  ...(looked.has(name) ? needs : []),
  ...(printed.has(name) ? [paper] : []),
];
