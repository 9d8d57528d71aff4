/* French, the pattern of other languages: chunk language-fr; names all */

import { nationalitySentences } from '@portal/application-ui/lists';
import applications from '@portal/application-ui/messages/fr';
import { translateBy } from '@portal/contract-language-v1';
import ofApplications from '@portal/contract-svc-applications-v1/sentences/fr';
import ofAccounts from '@portal/contract-svc-auth-v1/sentences/fr';
import ofCalls from '@portal/remote-sdk/sentences/fr';
import ui from '@portal/ui/messages/fr';
import own from '../messages/fr';
import type { Words } from '.';

const words: Words = {
  own,
  ui,
  applications,
  sentences: translateBy(ofApplications, ofAccounts, ofCalls, nationalitySentences('fr')),
};

export default words;
