/* Written by `npm run messages` from French beside it: change that, not this file. */

import { application, sentences, ui } from '@portal/application-ui/first-words/sw';
import { translationWords } from '@portal/application-ui/language';
import ofWelcome from '@portal/contract-svc-applications-v1/sentences/sw/internshipWelcome';
import steps from '../messages/sw/steps';
import welcome from '../messages/sw/welcome';
import type { Words } from './words';

const words: Words = {
  own: [steps, welcome],
  ui,
  application,
  translate: translationWords({ ...sentences, ...ofWelcome }),
  rest: () => import(/* webpackChunkName: "words-sw" */ './sw'),
};

export default words;
