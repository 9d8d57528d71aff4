/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { catalogue } from '@portal/ui/language';

export const { messages, speak } = /* @__PURE__ */ catalogue();
