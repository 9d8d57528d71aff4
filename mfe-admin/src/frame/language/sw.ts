/* Written by `npm run messages` from French beside it: change that, not this file. */

import { nationalitySentences } from '@portal/application-ui/lists';
import application from '@portal/application-ui/messages/sw';
import { translateBy } from '@portal/contract-language-v1';
import ofApplicationsForStaff from '@portal/contract-svc-applications-v1/sentences/staff-sw';
import ofApplications from '@portal/contract-svc-applications-v1/sentences/sw';
import ofAccountsForStaff from '@portal/contract-svc-auth-v1/sentences/staff-sw';
import ofAccounts from '@portal/contract-svc-auth-v1/sentences/sw';
import ofCalls from '@portal/remote-sdk/sentences/sw';
import ui from '@portal/ui/messages/sw';
import own from '../../messages/sw';
import type { Words } from './languages';

const translate = translateBy(
  ofApplications,
  ofApplicationsForStaff,
  ofAccounts,
  ofAccountsForStaff,
  ofCalls,
  nationalitySentences('sw'),
);

const words: Words = { own, ui, application, translate };

export default words;
