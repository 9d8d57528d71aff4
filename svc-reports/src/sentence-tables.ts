import applications from '@portal/contract-svc-applications-v1/sentences/all';
import type { SentenceTables } from '@portal/service-kit/http';
import own from './sentences/all';

/** All translatable sentences of this service, its own and those of its contracts. */
export const sentences: readonly SentenceTables[] = [applications, own];
