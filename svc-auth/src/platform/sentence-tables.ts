import accounts from '@portal/contract-svc-auth-v1/sentences/all';
import accountsOfStaff from '@portal/contract-svc-auth-v1/sentences/staff-all';
import type { SentenceTables } from '@portal/service-kit/http';
import own from '../sentences/all';

/** All translatable sentences of this service, its own and those of its contracts. */
export const sentences: readonly SentenceTables[] = [accounts, accountsOfStaff, own];
