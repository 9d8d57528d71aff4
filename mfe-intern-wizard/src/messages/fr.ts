/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import details from './fr/details';
import documents from './fr/documents';
import laterSteps from './fr/laterSteps';
import letters from './fr/letters';
import messages from './fr/messages';
import review from './fr/review';
import steps from './fr/steps';
import thanks from './fr/thanks';
import welcome from './fr/welcome';

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
