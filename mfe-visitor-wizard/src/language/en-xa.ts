import application from '@portal/application-ui/messages/en-xa';
import { translateBy } from '@portal/contract-language-v1';
import sentences from '@portal/contract-svc-applications-v1/sentences/en-xa';
import ofCalls from '@portal/remote-sdk/sentences/en-xa';
import ui from '@portal/ui/messages/en-xa';
import own from '../messages/en-xa';
import type { Words } from './words';

const words: Words = { own, ui, application, translate: translateBy(sentences, ofCalls) };

export default words;
