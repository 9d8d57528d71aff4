import applicationsCodes from '@portal/contract-svc-applications-v1/sentences/codes';
import applicationsFr from '@portal/contract-svc-applications-v1/sentences/fr';
import applicationsRw from '@portal/contract-svc-applications-v1/sentences/rw';
import applicationsStaffCodes from '@portal/contract-svc-applications-v1/sentences/staff-codes';
import applicationsStaffFr from '@portal/contract-svc-applications-v1/sentences/staff-fr';
import applicationsStaffRw from '@portal/contract-svc-applications-v1/sentences/staff-rw';
import authCodes from '@portal/contract-svc-auth-v1/sentences/codes';
import authFr from '@portal/contract-svc-auth-v1/sentences/fr';
import authRw from '@portal/contract-svc-auth-v1/sentences/rw';
import type { SentenceTables } from '@portal/service-kit/http';
import ownCodes from '../sentences/codes';
import ownFr from '../sentences/fr';
import ownRw from '../sentences/rw';

/** All that this service says, its own sentences and those of its contracts. */
export const sentences: readonly SentenceTables[] = [
  { codes: applicationsCodes, fr: applicationsFr, rw: applicationsRw },
  { codes: applicationsStaffCodes, fr: applicationsStaffFr, rw: applicationsStaffRw },
  { codes: authCodes, fr: authFr, rw: authRw },
  { codes: ownCodes, fr: ownFr, rw: ownRw },
];
