/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

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
