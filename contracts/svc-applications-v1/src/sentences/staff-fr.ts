/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import staffBlind from './fr/staffBlind';
import staffDecisions from './fr/staffDecisions';
import staffErasing from './fr/staffErasing';
import staffHistory from './fr/staffHistory';
import staffLetters from './fr/staffLetters';
import staffLists from './fr/staffLists';
import staffNews from './fr/staffNews';
import staffProgrammes from './fr/staffProgrammes';
import staffReading from './fr/staffReading';
import staffReopening from './fr/staffReopening';
import staffSamePerson from './fr/staffSamePerson';
import staffSettings from './fr/staffSettings';
import staffTemplates from './fr/staffTemplates';
import staffWebhooks from './fr/staffWebhooks';

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
