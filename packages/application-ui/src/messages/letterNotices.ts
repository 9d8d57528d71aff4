/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [storedFrom, addTheirs, goesWith, stillHave, ofAnother] = /* @__PURE__ */ messages(216, [
  ({ writer }: { writer: string | number }) => `The stored letter is from ${writer}`,
  ({ referee, writer }: { referee: string | number; writer: string | number }) =>
    `It is not shown as that of ${referee}: add their own letter here. Nothing is deleted. Name ${writer} again and the letter is back.`,
  ({ name }: { name: string | number }) => `The letter of ${name} that we have goes with this reference.`,
  ({ name }: { name: string | number }) =>
    `We still have the letter of ${name}. It goes with this application when you name them again.`,
  ({ name, referee }: { name: string | number; referee: string | number }) =>
    `The letter that we have is from ${name}, so it does not go with the reference of ${referee}. You can add their own.`,
]);
