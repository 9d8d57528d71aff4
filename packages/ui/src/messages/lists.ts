/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [nothingAdded, removeRow, wasRemoved, undo] = /* @__PURE__ */ messages(71, [
  'Nothing added yet.',
  <T>({ hidden, title }: { hidden: (words: string) => T; title: string | number }) => [
    'Remove',
    hidden(` ${title}`),
  ],
  ({ title }: { title: string | number }) => `${title} was removed.`,
  'Undo',
]);
