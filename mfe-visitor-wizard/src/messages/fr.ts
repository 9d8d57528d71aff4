/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import declaringWords from './fr/declaring';
import documentsWords from './fr/documents';
import endWords from './fr/end';
import laterStepsWords from './fr/laterSteps';
import messagesWords from './fr/messages';
import reviewWords from './fr/review';
import reviewMessagesWords from './fr/reviewMessages';
import sponsorshipWords from './fr/sponsorship';
import stepsWords from './fr/steps';
import welcomeWords from './fr/welcome';

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
