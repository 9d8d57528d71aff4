import application from '@portal/application-ui/messages/en-xa';
import { translateBy } from '@portal/contract-language-v1';
import ofApplications from '@portal/contract-svc-applications-v1/sentences/en-xa';
import ofApplicationsForStaff from '@portal/contract-svc-applications-v1/sentences/staff-en-xa';
import ofAccounts from '@portal/contract-svc-auth-v1/sentences/en-xa';
import ofAccountsForStaff from '@portal/contract-svc-auth-v1/sentences/staff-en-xa';
import ofCalls from '@portal/remote-sdk/sentences/en-xa';
import ui from '@portal/ui/messages/en-xa';
import own from '../../messages/en-xa';
import type { Words } from './languages';

const translate = translateBy(
  ofApplications,
  ofApplicationsForStaff,
  ofAccounts,
  ofAccountsForStaff,
  ofCalls,
);

const words: Words = { own, ui, application, translate };

export default words;
