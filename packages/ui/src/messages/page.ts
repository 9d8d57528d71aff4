/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [home, homeWithin, skip, close, loading, errorTitle] = /* @__PURE__ */ messages(0, [
  ': home',
  ({ name }: { name: string | number }) => `, ${name}: home`,
  'Skip to the main content',
  'Close',
  'Loading',
  ({ title }: { title: string | number }) => `Error: ${title}`,
]);
