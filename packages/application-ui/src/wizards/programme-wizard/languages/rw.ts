/* Written by `npm run messages` from French beside it: change that, not this file. */

import { translateBy } from '@portal/contract-language-v1';
import sentences from '@portal/contract-svc-applications-v1/sentences/rw';
import ofCalls from '@portal/remote-sdk/sentences/rw';
import { knowNames } from '@portal/ui/language';
import ui from '@portal/ui/messages/rw';
import names from '@portal/ui/names/rw';
import { nationalitySentences } from '../../../base/lists';
import application from '../../../messages/rw';
import type { Words } from './index';

knowNames('rw', names);

const words: Words = {
  ui,
  application,
  translate: translateBy(sentences, nationalitySentences('rw'), ofCalls),
};

export default words;
