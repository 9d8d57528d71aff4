/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [statusGoesOut, undoOf, decidedBy, untilThen, holdingUndo, holdingUndoFailed, decisionSaved] =
  /* @__PURE__ */ messages(891, [
    ({ status, goesOutAt }: { status: string | number; goesOutAt: string | number }) =>
      `${status} will be sent at ${goesOutAt}`,
    <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
      'Undo',
      hidden(` the decision on ${reference}`),
    ],
    ({ heldBy }: { heldBy: string | number }) => `decided by ${heldBy}`,
    'Until then nothing is sent, and the applicant sees the old status.',
    'Undo',
    'The decision could not be undone. Try again.',
    ({ instant }: { instant: string | number }) => `Decision saved. It will be sent at ${instant}.`,
  ]);
