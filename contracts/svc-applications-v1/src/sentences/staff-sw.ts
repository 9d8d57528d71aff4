/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import staffBlindWords from './sw/staffBlind';
import staffDecisionsWords from './sw/staffDecisions';
import staffErasingWords from './sw/staffErasing';
import staffHistoryWords from './sw/staffHistory';
import staffLettersWords from './sw/staffLetters';
import staffListsWords from './sw/staffLists';
import staffNewsWords from './sw/staffNews';
import staffProgrammesWords from './sw/staffProgrammes';
import staffReadingWords from './sw/staffReading';
import staffReopeningWords from './sw/staffReopening';
import staffSamePersonWords from './sw/staffSamePerson';
import staffSettingsWords from './sw/staffSettings';
import staffTemplatesWords from './sw/staffTemplates';
import staffWebhooksWords from './sw/staffWebhooks';

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
