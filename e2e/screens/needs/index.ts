import type { State } from '../state';
import { forcedColours } from './forced-colours';
import { keyboard } from './keyboard';
import { textSpacing, zoom } from './large-text';
import { motion } from './motion';
import type { Need } from './need';
import { paper } from './paper';
import { spoken } from './spoken';
import { targets } from './targets';

const needs: readonly Need[] = [forcedColours, zoom, textSpacing, motion, targets, keyboard];

/** One of each kind of page; others are made of the same parts. */
const looked = new Set([
  'home',
  'internship-01-welcome',
  'internship-02-personal-info',
  'internship-03-personal-details',
  'internship-04-education-wrong',
  'internship-11-documents',
  'internship-12-review',
  'visit-01-welcome',
  'visit-05-logistics',
  'dashboard',
  'staff-all',
  'staff-review-phone',
]);

/** What staff print. */
const printed = new Set(['staff-review', 'staff-all', 'staff-today', 'staff-reports']);

/** What is read aloud here is written down. */
const aloud = new Set([
  'home',
  'internship-01-welcome',
  'internship-02-personal-info',
  'internship-03-personal-details',
]);

/** Whether what is said of the state is written down. */
export const isSpoken = ({ name }: State): boolean => aloud.has(name);

/** What a state is looked at for besides its looks. */
export const needsOf = ({ name }: State): readonly Need[] => [
  ...(aloud.has(name) ? [spoken(name)] : []),
  ...(looked.has(name) ? needs : []),
  ...(printed.has(name) ? [paper] : []),
];
