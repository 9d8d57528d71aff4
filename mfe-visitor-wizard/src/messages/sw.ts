/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import declaringWords from './sw/declaring';
import documentsWords from './sw/documents';
import endWords from './sw/end';
import laterStepsWords from './sw/laterSteps';
import messagesWords from './sw/messages';
import reviewWords from './sw/review';
import reviewMessagesWords from './sw/reviewMessages';
import sponsorshipWords from './sw/sponsorship';
import stepsWords from './sw/steps';
import welcomeWords from './sw/welcome';

const words: readonly Piece[] = [
  stepsWords,
  laterStepsWords,
  messagesWords,
  reviewMessagesWords,
  welcomeWords,
  sponsorshipWords,
  declaringWords,
  documentsWords,
  reviewWords,
  endWords,
];

export default words;
