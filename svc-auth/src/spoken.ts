import authCodes from '@portal/contract-svc-auth-v1/sentences/codes';
import authFr from '@portal/contract-svc-auth-v1/sentences/fr';
import authRw from '@portal/contract-svc-auth-v1/sentences/rw';
import authStaffCodes from '@portal/contract-svc-auth-v1/sentences/staff-codes';
import authStaffFr from '@portal/contract-svc-auth-v1/sentences/staff-fr';
import authStaffRw from '@portal/contract-svc-auth-v1/sentences/staff-rw';
import type { SentenceTables } from '@portal/service-kit/http';
import ownCodes from './sentences/codes';
import ownFr from './sentences/fr';
import ownRw from './sentences/rw';

/** All that this service says, its own sentences and those of its contracts. */
export const sentences: readonly SentenceTables[] = [
  { codes: authCodes, fr: authFr, rw: authRw },
  { codes: authStaffCodes, fr: authStaffFr, rw: authStaffRw },
  { codes: ownCodes, fr: ownFr, rw: ownRw },
];
