/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [nothingTitle, nothingWithThese, checkOrBegin, checkThem, fillInTheRest] =
  /* @__PURE__ */ messages(369, [
    'Nothing to continue',
    'We found nothing to continue with these two',
    'Check your email and phone number, or fill in the rest to begin.',
    'Check email and phone',
    'Fill in the rest to begin',
  ]);
