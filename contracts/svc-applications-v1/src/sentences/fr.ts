/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import agreementsWords from './fr/agreements';
import availabilityWords from './fr/availability';
import choicesWords from './fr/choices';
import editingWords from './fr/editing';
import educationWords from './fr/education';
import examplesWords from './fr/examples';
import experienceWords from './fr/experience';
import filesWords from './fr/files';
import furtherWords from './fr/further';
import generalWords from './fr/general';
import interestsWords from './fr/interests';
import internshipWelcomeWords from './fr/internshipWelcome';
import lettersWords from './fr/letters';
import notificationsWords from './fr/notifications';
import personWords from './fr/person';
import programmesWords from './fr/programmes';
import readingWords from './fr/reading';
import refereesWords from './fr/referees';
import reopenedWords from './fr/reopened';
import sendingWords from './fr/sending';
import signInWords from './fr/signIn';
import skillsWords from './fr/skills';
import statementWords from './fr/statement';
import stepsWords from './fr/steps';
import visitWords from './fr/visit';
import visitWelcomeWords from './fr/visitWelcome';
import welcomeWords from './fr/welcome';
import whyWords from './fr/why';

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
