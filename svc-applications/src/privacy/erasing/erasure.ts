import type { ErasureReason } from '@portal/contract-svc-applications-v1';
import type { Service } from '../../platform';

export type ErasingParts = Pick<Service, 'stores' | 'files' | 'auth' | 'mails' | 'clock'>;

/** A person who is being erased, or was. */
export interface Erasure {
  id: number;
  personId: number;
  askedBy: { personId: number; role: string };
  reason: ErasureReason;
}

/** What goes with a person, in numbers. */
export interface Holdings {
  applications: number;
  discarded: number;
  documents: number;
  feedback: number;
  requests: number;
}

/** Applications to be erased, discarded drafts included; with `personId` everything else about the person, too. */
export interface ErasureTarget {
  applicationIds: number[];
  personId?: number;
}
