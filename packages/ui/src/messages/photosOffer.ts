/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [photosOfPaper] = /* @__PURE__ */ messages(107, ['Use photos of the paper']);
