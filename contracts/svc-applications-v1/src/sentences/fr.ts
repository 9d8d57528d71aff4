/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import agreements from './fr/agreements';
import availability from './fr/availability';
import choices from './fr/choices';
import editing from './fr/editing';
import education from './fr/education';
import examples from './fr/examples';
import experience from './fr/experience';
import files from './fr/files';
import further from './fr/further';
import general from './fr/general';
import interests from './fr/interests';
import internshipWelcome from './fr/internshipWelcome';
import letters from './fr/letters';
import notifications from './fr/notifications';
import person from './fr/person';
import programmes from './fr/programmes';
import reading from './fr/reading';
import referees from './fr/referees';
import reopened from './fr/reopened';
import sending from './fr/sending';
import signIn from './fr/signIn';
import skills from './fr/skills';
import statement from './fr/statement';
import steps from './fr/steps';
import visit from './fr/visit';
import visitWelcome from './fr/visitWelcome';
import welcome from './fr/welcome';
import why from './fr/why';

const sentences: Readonly<Record<string, string>> = {
  ...general,
  ...signIn,
  ...welcome,
  ...internshipWelcome,
  ...visitWelcome,
  ...person,
  ...education,
  ...experience,
  ...interests,
  ...statement,
  ...skills,
  ...availability,
  ...visit,
  ...agreements,
  ...referees,
  ...files,
  ...sending,
  ...editing,
  ...further,
  ...letters,
  ...reopened,
  ...choices,
  ...steps,
  ...programmes,
  ...reading,
  ...notifications,
  ...why,
  ...examples,
};

export default sentences;
