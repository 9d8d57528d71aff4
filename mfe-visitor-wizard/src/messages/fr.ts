/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import declaring from './fr/declaring';
import documents from './fr/documents';
import end from './fr/end';
import laterSteps from './fr/laterSteps';
import messages from './fr/messages';
import review from './fr/review';
import reviewMessages from './fr/reviewMessages';
import sponsorship from './fr/sponsorship';
import steps from './fr/steps';
import welcome from './fr/welcome';

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
