/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import staffBlind from './rw/staffBlind';
import staffDecisions from './rw/staffDecisions';
import staffErasing from './rw/staffErasing';
import staffHistory from './rw/staffHistory';
import staffLetters from './rw/staffLetters';
import staffLists from './rw/staffLists';
import staffNews from './rw/staffNews';
import staffProgrammes from './rw/staffProgrammes';
import staffReading from './rw/staffReading';
import staffReopening from './rw/staffReopening';
import staffSamePerson from './rw/staffSamePerson';
import staffSettings from './rw/staffSettings';
import staffTemplates from './rw/staffTemplates';
import staffWebhooks from './rw/staffWebhooks';

const sentences: Readonly<Record<string, string>> = {
  ...staffLetters,
  ...staffBlind,
  ...staffErasing,
  ...staffDecisions,
  ...staffLists,
  ...staffReading,
  ...staffReopening,
  ...staffSamePerson,
  ...staffSettings,
  ...staffTemplates,
  ...staffWebhooks,
  ...staffHistory,
  ...staffNews,
  ...staffProgrammes,
};

export default sentences;
