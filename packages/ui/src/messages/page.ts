/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** : home */
export const home = /* @__PURE__ */ message(0, ': home');
/** , {name}: home */
export const homeWithin = /* @__PURE__ */ message(
  1,
  ({ name }: { name: string | number }) => `, ${name}: home`,
);
/** Skip to the main content */
export const skip = /* @__PURE__ */ message(2, 'Skip to the main content');
/** Close */
export const close = /* @__PURE__ */ message(3, 'Close');
/** Loading */
export const loading = /* @__PURE__ */ message(4, 'Loading');
/** Error: {title} */
export const errorTitle = /* @__PURE__ */ message(
  5,
  ({ title }: { title: string | number }) => `Error: ${title}`,
);
