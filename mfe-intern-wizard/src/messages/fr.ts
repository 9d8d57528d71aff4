/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import detailsWords from './fr/details';
import documentsWords from './fr/documents';
import laterStepsWords from './fr/laterSteps';
import lettersWords from './fr/letters';
import messagesWords from './fr/messages';
import reviewWords from './fr/review';
import stepsWords from './fr/steps';
import thanksWords from './fr/thanks';
import welcomeWords from './fr/welcome';

const words: readonly Piece[] = [
  stepsWords,
  laterStepsWords,
  messagesWords,
  welcomeWords,
  thanksWords,
  documentsWords,
  detailsWords,
  lettersWords,
  reviewWords,
];

export default words;
