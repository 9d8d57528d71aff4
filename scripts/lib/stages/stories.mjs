/**
 * People's stories. All of them are told where an organisation runs the portal (stage `production`); this stage tells
 * some once more on the embedded default, SQLite and a folder. With patterns it tells there what matches.
 */
import { reportedStage } from './reported.mjs';

/** Each uses what is another thing on the embedded default, or is what most people come for. */
export const chosen = {
  internship: 'what most applicants come for: every step, five documents, the mail with the password',
  'edit-draft': 'files in a folder are added and replaced',
  'two-tabs': 'two save one draft: SQLite has one writer, and the later one has to be told',
  'sign-in': 'a mailed link, read from a folder of mails, and who may go where',
  'staff-decides': 'what staff come for: find, read, decide; the applicant hears of it',
  'staff-at-once': 'two of the staff decide at once on SQLite',
  'staff-reports': 'figures that SQLite and MariaDB count by different words',
  'service-down': 'a service dies and opens its SQLite file again',
};

const told = reportedStage('stories', 'e2e/run.ts');

export const stories = {
  ...told,
  run: ({ patterns = [], ...work }) =>
    told.run({
      ...work,
      patterns: patterns.length > 0 ? patterns : Object.keys(chosen).map((name) => `/${name}.story`),
    }),
};
