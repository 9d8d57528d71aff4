/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [references] = /* @__PURE__ */ messages(122, ['References']);
