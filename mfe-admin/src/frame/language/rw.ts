/* Written by `npm run messages` from French beside it: change that, not this file. */

import { nationalitySentences } from '@portal/application-ui/lists';
import application from '@portal/application-ui/messages/rw';
import { translateBy } from '@portal/contract-language-v1';
import ofApplications from '@portal/contract-svc-applications-v1/sentences/rw';
import ofApplicationsForStaff from '@portal/contract-svc-applications-v1/sentences/staff-rw';
import ofAccounts from '@portal/contract-svc-auth-v1/sentences/rw';
import ofAccountsForStaff from '@portal/contract-svc-auth-v1/sentences/staff-rw';
import ofCalls from '@portal/remote-sdk/sentences/rw';
import { knowNames } from '@portal/ui/language';
import ui from '@portal/ui/messages/rw';
import names from '@portal/ui/names/rw';
import own from '../../messages/rw';
import type { Words } from './languages';

knowNames('rw', names);

const translate = translateBy(
  ofApplications,
  ofApplicationsForStaff,
  ofAccounts,
  ofAccountsForStaff,
  ofCalls,
  nationalitySentences('rw'),
);

const words: Words = { own, ui, application, translate };

export default words;
