/**
 * Stage that runs some stories on the embedded default, SQLite and a folder. Most stories run on an organisation's
 * servers (stage `production`). With patterns, the matching stories run here.
 */
import { reportedStage } from './reported.mjs';

/** Stories that run in both stages, here on a phone. */
export const inBoth = {
  internship: 'what most applicants come for: every step, five documents, the mail with the password',
};

/** Stories that run only in this stage, each with what covers the rest of it on an organisation's servers. */
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
