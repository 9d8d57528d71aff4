/* French, the pattern of other languages: chunk language-fr; names all */

import { translateBy } from '@portal/contract-language-v1';
import sentences from '@portal/contract-svc-applications-v1/sentences/fr';
import ofCalls from '@portal/remote-sdk/sentences/fr';
import ui from '@portal/ui/messages/fr';
import { nationalitySentences } from '../../../base/lists';
import application from '../../../messages/fr';
import type { Words } from './index';

const words: Words = {
  ui,
  application,
  translate: translateBy(sentences, nationalitySentences('fr'), ofCalls),
};

export default words;
