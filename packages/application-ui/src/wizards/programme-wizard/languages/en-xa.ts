import { translateBy } from '@portal/contract-language-v1';
import sentences from '@portal/contract-svc-applications-v1/sentences/en-xa';
import ofCalls from '@portal/remote-sdk/sentences/en-xa';
import ui from '@portal/ui/messages/en-xa';
import application from '../../../messages/en-xa';
import type { Words } from './index';

const words: Words = { ui, application, translate: translateBy(sentences, ofCalls) };

export default words;
