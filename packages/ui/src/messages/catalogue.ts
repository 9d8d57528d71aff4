/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { catalogue } from '../language/catalogue';

export const { messages, speak } = /* @__PURE__ */ catalogue();
