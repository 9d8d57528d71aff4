/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** Language */
export const language = /* @__PURE__ */ message(13, 'Language');
