/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [newerReady, loadNow, later] = /* @__PURE__ */ messages(95, [
  'A newer version of this page is ready. What you typed stays. ',
  'Load it now',
  'Later',
]);
