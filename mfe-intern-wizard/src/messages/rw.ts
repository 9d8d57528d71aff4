/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import details from './rw/details';
import documents from './rw/documents';
import laterSteps from './rw/laterSteps';
import letters from './rw/letters';
import messages from './rw/messages';
import review from './rw/review';
import steps from './rw/steps';
import thanks from './rw/thanks';
import welcome from './rw/welcome';

const words: readonly Piece[] = [
  steps,
  laterSteps,
  messages,
  welcome,
  thanks,
  documents,
  details,
  letters,
  review,
];

export default words;
