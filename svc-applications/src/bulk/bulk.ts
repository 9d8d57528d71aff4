import type { Decision } from '@portal/contract-svc-applications-v1';
import type { Application, WholeApplication } from '../applications/application';
import type { Asker } from '../applications/policy';
import type { Service } from '../service';
import type { Stores } from '../store';

export type ItemState = 'waiting' | 'done' | 'refused';

/** How far an act has come with one application. */
export interface BulkItem {
  id: number;
  applicationId: number;
  /** The version that was seen. */
  version: number;
  state: ItemState;
  /** Why it was refused. */
  reason: string | null;
  /** The decision that waits to go out. */
  heldId: number | null;
}

/** What was asked beside the applications; each act takes what it needs. */
export interface BulkWords {
  status?: Decision;
  message?: string;
  hold_minutes?: number;
}

/** What is enough to tell whether an act can be done. */
export type Brief = Pick<Application, 'id' | 'type' | 'status' | 'version' | 'applicantName' | 'withdrawnAt'>;

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
