/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import agreementsWords from './rw/agreements';
import availabilityWords from './rw/availability';
import choicesWords from './rw/choices';
import editingWords from './rw/editing';
import educationWords from './rw/education';
import examplesWords from './rw/examples';
import experienceWords from './rw/experience';
import filesWords from './rw/files';
import furtherWords from './rw/further';
import generalWords from './rw/general';
import interestsWords from './rw/interests';
import internshipWelcomeWords from './rw/internshipWelcome';
import lettersWords from './rw/letters';
import notificationsWords from './rw/notifications';
import personWords from './rw/person';
import programmesWords from './rw/programmes';
import readingWords from './rw/reading';
import refereesWords from './rw/referees';
import reopenedWords from './rw/reopened';
import sendingWords from './rw/sending';
import signInWords from './rw/signIn';
import skillsWords from './rw/skills';
import statementWords from './rw/statement';
import stepsWords from './rw/steps';
import visitWords from './rw/visit';
import visitWelcomeWords from './rw/visitWelcome';
import welcomeWords from './rw/welcome';
import whyWords from './rw/why';

const sentences: Readonly<Record<string, string>> = {
  ...generalWords,
  ...signInWords,
  ...welcomeWords,
  ...internshipWelcomeWords,
  ...visitWelcomeWords,
  ...personWords,
  ...educationWords,
  ...experienceWords,
  ...interestsWords,
  ...statementWords,
  ...skillsWords,
  ...availabilityWords,
  ...visitWords,
  ...agreementsWords,
  ...refereesWords,
  ...filesWords,
  ...sendingWords,
  ...editingWords,
  ...furtherWords,
  ...lettersWords,
  ...reopenedWords,
  ...choicesWords,
  ...stepsWords,
  ...programmesWords,
  ...readingWords,
  ...notificationsWords,
  ...whyWords,
  ...examplesWords,
};

export default sentences;
