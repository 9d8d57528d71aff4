/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import agreements from './rw/agreements';
import availability from './rw/availability';
import choices from './rw/choices';
import editing from './rw/editing';
import education from './rw/education';
import examples from './rw/examples';
import experience from './rw/experience';
import files from './rw/files';
import further from './rw/further';
import general from './rw/general';
import interests from './rw/interests';
import internshipWelcome from './rw/internshipWelcome';
import letters from './rw/letters';
import notifications from './rw/notifications';
import person from './rw/person';
import programmes from './rw/programmes';
import reading from './rw/reading';
import referees from './rw/referees';
import reopened from './rw/reopened';
import sending from './rw/sending';
import signIn from './rw/signIn';
import skills from './rw/skills';
import statement from './rw/statement';
import steps from './rw/steps';
import visit from './rw/visit';
import visitWelcome from './rw/visitWelcome';
import welcome from './rw/welcome';
import why from './rw/why';

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
