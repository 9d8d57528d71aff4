/* French, the pattern of other languages: chunk language-fr */

import { application, sentences, ui } from '@portal/application-ui/first-words/fr';
import { translationWords } from '@portal/application-ui/language';
import ofWelcome from '@portal/contract-svc-applications-v1/sentences/fr/visitWelcome';
import sponsorship from '../messages/fr/sponsorship';
import steps from '../messages/fr/steps';
import welcome from '../messages/fr/welcome';
import type { Words } from './words';

const words: Words = {
  own: [sponsorship, steps, welcome],
  ui,
  application,
  translate: translationWords({ ...sentences, ...ofWelcome }),
  rest: () => import(/* webpackChunkName: "words-fr" */ './fr'),
};

export default words;
