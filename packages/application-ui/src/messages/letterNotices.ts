/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [storedFrom, addTheirs, goesWith, stillHave, ofAnother] = /* @__PURE__ */ messages(216, [
  ({ writer }: { writer: string | number }) => `The stored letter is from ${writer}`,
  ({ referee, writer }: { referee: string | number; writer: string | number }) =>
    `It does not count as a letter from ${referee}: add their own letter here. Nothing is deleted. If you name ${writer} again, the letter comes back.`,
  ({ name }: { name: string | number }) => `We have the letter from ${name}. It goes with this reference.`,
  ({ name }: { name: string | number }) =>
    `We still have the letter from ${name}. If you name them again, it goes with this application.`,
  ({ name, referee }: { name: string | number; referee: string | number }) =>
    `The letter we have is from ${name}, so it does not go with the reference from ${referee}. You can add their own letter.`,
]);
