/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import detailsWords from './rw/details';
import documentsWords from './rw/documents';
import laterStepsWords from './rw/laterSteps';
import lettersWords from './rw/letters';
import messagesWords from './rw/messages';
import reviewWords from './rw/review';
import stepsWords from './rw/steps';
import thanksWords from './rw/thanks';
import welcomeWords from './rw/welcome';

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
