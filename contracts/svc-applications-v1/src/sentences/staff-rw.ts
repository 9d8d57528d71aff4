/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import staffBlindWords from './rw/staffBlind';
import staffDecisionsWords from './rw/staffDecisions';
import staffErasingWords from './rw/staffErasing';
import staffHistoryWords from './rw/staffHistory';
import staffLettersWords from './rw/staffLetters';
import staffListsWords from './rw/staffLists';
import staffNewsWords from './rw/staffNews';
import staffProgrammesWords from './rw/staffProgrammes';
import staffReadingWords from './rw/staffReading';
import staffReopeningWords from './rw/staffReopening';
import staffSamePersonWords from './rw/staffSamePerson';
import staffSettingsWords from './rw/staffSettings';
import staffTemplatesWords from './rw/staffTemplates';
import staffWebhooksWords from './rw/staffWebhooks';

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
