/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import staffBlindWords from './fr/staffBlind';
import staffDecisionsWords from './fr/staffDecisions';
import staffErasingWords from './fr/staffErasing';
import staffHistoryWords from './fr/staffHistory';
import staffLettersWords from './fr/staffLetters';
import staffListsWords from './fr/staffLists';
import staffNewsWords from './fr/staffNews';
import staffProgrammesWords from './fr/staffProgrammes';
import staffReadingWords from './fr/staffReading';
import staffReopeningWords from './fr/staffReopening';
import staffSamePersonWords from './fr/staffSamePerson';
import staffSettingsWords from './fr/staffSettings';
import staffTemplatesWords from './fr/staffTemplates';
import staffWebhooksWords from './fr/staffWebhooks';

const sentences: Readonly<Record<string, string>> = {
  ...staffLettersWords,
  ...staffBlindWords,
  ...staffErasingWords,
  ...staffDecisionsWords,
  ...staffListsWords,
  ...staffReadingWords,
  ...staffReopeningWords,
  ...staffSamePersonWords,
  ...staffSettingsWords,
  ...staffTemplatesWords,
  ...staffWebhooksWords,
  ...staffHistoryWords,
  ...staffNewsWords,
  ...staffProgrammesWords,
};

export default sentences;
