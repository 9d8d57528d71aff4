/* Written by `npm run messages` from French beside it: change that, not this file. */

import { translateBy } from '@portal/contract-language-v1';
import sentences from '@portal/contract-svc-applications-v1/sentences/sw';
import ofCalls from '@portal/remote-sdk/sentences/sw';
import ui from '@portal/ui/messages/sw';
import { nationalitySentences } from '../../../base/lists';
import application from '../../../messages/sw';
import type { Words } from './index';

const words: Words = {
  ui,
  application,
  translate: translateBy(sentences, nationalitySentences('sw'), ofCalls),
};

export default words;
