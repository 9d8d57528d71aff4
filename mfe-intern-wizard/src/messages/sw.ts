/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import detailsWords from './sw/details';
import documentsWords from './sw/documents';
import laterStepsWords from './sw/laterSteps';
import lettersWords from './sw/letters';
import messagesWords from './sw/messages';
import reviewWords from './sw/review';
import stepsWords from './sw/steps';
import thanksWords from './sw/thanks';
import welcomeWords from './sw/welcome';

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
