/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  helpTitle,
  helpLead,
  search,
  searchHint,
  noAnswer,
  answers,
  allAnswers,
  stillQuestion,
  more,
  toPrepare,
  toAccessibility,
] = /* @__PURE__ */ messages(98, [
  'Help',
  'Short answers to what people ask us most.',
  'Search the answers',
  'For example: password, document, email',
  'We found no answer with these words. Try another word, or write to us.',
  ({ count }: { count: number }) => `${count === 1 ? `${count} answer` : `${count} answers`}`,
  'Show all answers',
  'Still have a question? Write to us:',
  'More',
  'What you will need: a list to tick and print',
  'How accessible this portal is',
]);
