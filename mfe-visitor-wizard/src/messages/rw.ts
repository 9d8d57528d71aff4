/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import declaring from './rw/declaring';
import documents from './rw/documents';
import end from './rw/end';
import laterSteps from './rw/laterSteps';
import messages from './rw/messages';
import review from './rw/review';
import reviewMessages from './rw/reviewMessages';
import sponsorship from './rw/sponsorship';
import steps from './rw/steps';
import welcome from './rw/welcome';

const words: readonly Piece[] = [
  steps,
  laterSteps,
  messages,
  reviewMessages,
  welcome,
  sponsorship,
  declaring,
  documents,
  review,
  end,
];

export default words;
