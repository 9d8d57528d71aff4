import type { ErasureReason } from '@portal/contract-svc-applications-v1';
import type { Service } from '../../platform';

export type ErasingParts = Pick<Service, 'stores' | 'files' | 'auth' | 'mails' | 'clock'>;

/** The erasure of a person, finished or not. */
export interface Erasure {
  id: number;
  personId: number;
  askedBy: { personId: number; role: string };
  reason: ErasureReason;
}

/** How much is erased with a person. */
export interface Holdings {
  applications: number;
  discarded: number;
  documents: number;
  feedback: number;
  requests: number;
}

/** The applications to erase, discarded drafts included. With `personId` all else about the person is erased, too. */
export interface ErasureTarget {
  applicationIds: number[];
  personId?: number;
}
