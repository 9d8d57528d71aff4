/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import declaringWords from './rw/declaring';
import documentsWords from './rw/documents';
import endWords from './rw/end';
import laterStepsWords from './rw/laterSteps';
import messagesWords from './rw/messages';
import reviewWords from './rw/review';
import reviewMessagesWords from './rw/reviewMessages';
import sponsorshipWords from './rw/sponsorship';
import stepsWords from './rw/steps';
import welcomeWords from './rw/welcome';

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
