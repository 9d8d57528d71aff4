/* French, the pattern of other languages: names all */

import { nationalitySentences } from '@portal/application-ui/lists';
import application from '@portal/application-ui/messages/fr';
import { translateBy } from '@portal/contract-language-v1';
import sentences from '@portal/contract-svc-applications-v1/sentences/fr';
import ofCalls from '@portal/remote-sdk/sentences/fr';
import ui from '@portal/ui/messages/fr';
import own from '../messages/fr';
import type { Words } from './words';

const words: Words = {
  own,
  ui,
  application,
  translate: translateBy(sentences, nationalitySentences('fr'), ofCalls),
};

export default words;
