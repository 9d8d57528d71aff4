/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import agreementsWords from './sw/agreements';
import availabilityWords from './sw/availability';
import choicesWords from './sw/choices';
import editingWords from './sw/editing';
import educationWords from './sw/education';
import examplesWords from './sw/examples';
import experienceWords from './sw/experience';
import filesWords from './sw/files';
import furtherWords from './sw/further';
import generalWords from './sw/general';
import interestsWords from './sw/interests';
import internshipWelcomeWords from './sw/internshipWelcome';
import lettersWords from './sw/letters';
import notificationsWords from './sw/notifications';
import personWords from './sw/person';
import programmesWords from './sw/programmes';
import readingWords from './sw/reading';
import refereesWords from './sw/referees';
import reopenedWords from './sw/reopened';
import sendingWords from './sw/sending';
import signInWords from './sw/signIn';
import skillsWords from './sw/skills';
import statementWords from './sw/statement';
import stepsWords from './sw/steps';
import visitWords from './sw/visit';
import visitWelcomeWords from './sw/visitWelcome';
import welcomeWords from './sw/welcome';
import whyWords from './sw/why';

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
