import type { Decision } from '@portal/contract-svc-applications-v1';
import type { WholeApplication } from '../applications/application';
import type { Asker } from '../applications/policy';
import type { Service } from '../service';
import type { Stores } from '../store';
import type { Brief } from './item';

/** What was asked beside the applications; each act takes what it needs. */
export interface BulkWords {
  status?: Decision;
  message?: string;
  hold_minutes?: number;
  /** The id of a label. */
  label?: number;
}

export interface Subject<A extends Brief = Brief> {
  asker: Asker;
  application: A;
  words: BulkWords;
}

/** An act that is done to several applications, each by itself. */
export interface BulkKind {
  /** Who may; all staff when absent. */
  adminOnly?: boolean;
  /** The members of the words that must be there. */
  needs: readonly (keyof BulkWords)[];
  /** Why it cannot be done to this application; null where it can. Reads alone. */
  refusal(stores: Stores, subject: Subject, now: Date): Promise<string | null>;
  /** Does it to a locked application for which there is no refusal. Within a transaction. */
  perform(
    within: Stores,
    subject: Subject<WholeApplication>,
    service: Pick<Service, 'clock'>,
  ): Promise<{ heldId?: number }>;
}
