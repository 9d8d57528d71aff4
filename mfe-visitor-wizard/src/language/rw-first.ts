/* Written by `npm run messages` from French beside it: change that, not this file. */

import { application, sentences, ui } from '@portal/application-ui/first-words/rw';
import { translationWords } from '@portal/application-ui/language';
import ofWelcome from '@portal/contract-svc-applications-v1/sentences/rw/visitWelcome';
import sponsorship from '../messages/rw/sponsorship';
import steps from '../messages/rw/steps';
import welcome from '../messages/rw/welcome';
import type { Words } from './words';

const words: Words = {
  own: [sponsorship, steps, welcome],
  ui,
  application,
  translate: translationWords({ ...sentences, ...ofWelcome }),
  rest: () => import(/* webpackChunkName: "words-rw" */ './rw'),
};

export default words;
