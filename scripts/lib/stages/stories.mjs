/**
 * People's stories. Most run where an organisation runs the portal (stage `production`); this stage runs some on
 * the embedded default, SQLite and a folder. With patterns it runs there what matches.
 */
import { reportedStage } from './reported.mjs';

/** What most people come for: run in both stages, here on a phone. */
export const inBoth = {
  internship: 'what most applicants come for: every step, five documents, the mail with the password',
};

/** Run here alone. Each names what covers the rest of it on an organisation's servers. */
export const hereAlone = {
  'sign-in':
    'reads the mailed link from a folder; the calls meet MariaDB and SMTP in forgotten-password.stack',
  'service-down': 'a service opens its SQLite file again; the stage failures kills replicas on MariaDB',
};

const reported = reportedStage('stories', 'e2e/run.ts');

export const stories = {
  ...reported,
  run: ({ patterns = [], ...work }) =>
    reported.run({
      ...work,
      patterns:
        patterns.length > 0
          ? patterns
          : Object.keys({ ...inBoth, ...hereAlone }).map((name) => `/${name}.story`),
    }),
};
