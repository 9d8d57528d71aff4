/**
 * People's stories. All of them are told where an organisation runs the portal (stage `production`); this stage tells
 * some once more on the embedded default, SQLite and a folder. With patterns it tells there what matches.
 */
import { reportedStage } from './reported.mjs';

/** Each uses what is another thing on the embedded default, or is what most people come for. */
export const chosen = {
  internship: 'what most applicants come for: every step, five documents, the mail with the password',
  'sign-in': 'a mailed link, read from a folder of mails, and what a wrong password says',
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
