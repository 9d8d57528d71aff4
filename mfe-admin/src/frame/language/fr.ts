/* French, the pattern of other languages: chunk language-fr; names all */

import { nationalitySentences } from '@portal/application-ui/lists';
import application from '@portal/application-ui/messages/fr';
import { translateBy } from '@portal/contract-language-v1';
import ofApplications from '@portal/contract-svc-applications-v1/sentences/fr';
import ofApplicationsForStaff from '@portal/contract-svc-applications-v1/sentences/staff-fr';
import ofAccounts from '@portal/contract-svc-auth-v1/sentences/fr';
import ofAccountsForStaff from '@portal/contract-svc-auth-v1/sentences/staff-fr';
import ofCalls from '@portal/remote-sdk/sentences/fr';
import ui from '@portal/ui/messages/fr';
import own from '../../messages/fr';
import type { Words } from './languages';

const translate = translateBy(
  ofApplications,
  ofApplicationsForStaff,
  ofAccounts,
  ofAccountsForStaff,
  ofCalls,
  nationalitySentences('fr'),
);

const words: Words = { own, ui, application, translate };

export default words;
