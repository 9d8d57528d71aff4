/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** Local override: {names} */
export const localOverride = /* @__PURE__ */ message(
  87,
  ({ names }: { names: string | number }) => `Local override: ${names}`,
);
/** Reset */
export const reset = /* @__PURE__ */ message(88, 'Reset');
