/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { catalogue } from '../language/catalogue';

const { message, speak } = /* @__PURE__ */ catalogue();

export { speak };

/** Language */
export const language = /* @__PURE__ */ message(0, 'Language');
/** : home */
export const home = /* @__PURE__ */ message(1, ': home');
/** , {name}: home */
export const homeWithin = /* @__PURE__ */ message(
  2,
  ({ name }: { name: string | number }) => `, ${name}: home`,
);
/** Skip to the main content */
export const skip = /* @__PURE__ */ message(3, 'Skip to the main content');
/** Close */
export const close = /* @__PURE__ */ message(4, 'Close');
/** Loading */
export const loading = /* @__PURE__ */ message(5, 'Loading');
/** (optional) */
export const optional = /* @__PURE__ */ message(6, ' (optional)');
/** Error: */
export const errorBefore = /* @__PURE__ */ message(7, 'Error: ');
/** There is a problem */
export const problem = /* @__PURE__ */ message(8, 'There is a problem');
/** Show<hidden> password</hidden> */
export const show = /* @__PURE__ */ message(9, <T>({ hidden }: { hidden: (words: string) => T }) => [
  'Show',
  hidden(' password'),
]);
/** Hide<hidden> password</hidden> */
export const hide = /* @__PURE__ */ message(10, <T>({ hidden }: { hidden: (words: string) => T }) => [
  'Hide',
  hidden(' password'),
]);
/** Your password can be seen */
export const passwordSeen = /* @__PURE__ */ message(11, 'Your password can be seen');
/** Error: {title} */
export const errorTitle = /* @__PURE__ */ message(
  12,
  ({ title }: { title: string | number }) => `Error: ${title}`,
);
/** Dismiss */
export const dismiss = /* @__PURE__ */ message(13, 'Dismiss');
