/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [keptHere, savingNow, savedAt, offlineKept, notSentKept] = /* @__PURE__ */ messages(18, [
  'Saved on this device',
  'Saving...',
  ({ time }: { time: string | number }) => `Saved ${time}`,
  'Offline: kept on this device',
  'Not sent yet: kept on this device',
]);
