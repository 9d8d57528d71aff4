/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [furtherReferences, furtherReferencesHint, referenceNumber, addReference, furtherLetterHint] =
  /* @__PURE__ */ messages(310, [
    'References',
    'One person who knows your studies and one who knows you from your community.',
    ({ position }: { position: string | number }) => `Reference ${position}`,
    'Add a reference',
    ({ size }: { size: string | number }) =>
      `A PDF, smaller than ${size}. It is sent with your application. If you add it, also tell us where they work.`,
  ]);
