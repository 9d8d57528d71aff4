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

export interface Subject {
  asker: Asker;
  application: WholeApplication;
  words: BulkWords;
}

export interface JudgeRequest {
  asker: Asker;
  applications: readonly Brief[];
  words: BulkWords;
}

/** What tells of some applications whether an act can be done to them: why not, or null. */
export type Judge = (application: Brief) => string | null;

/** An act that is done to several applications, each by itself. */
export interface BulkKind {
  /** Who may; all staff when absent. */
  adminOnly?: boolean;
  /** The members of the words that must be there. */
  needs: readonly (keyof BulkWords)[];
  /** Reads what is needed to judge these applications, in as many statements for a thousand as for one. */
  judge(stores: Stores, request: JudgeRequest, now: Date): Promise<Judge>;
  /** Does it to a locked application against which nothing stands. Within a transaction. */
  perform(within: Stores, subject: Subject, service: Pick<Service, 'clock'>): Promise<{ heldId?: number }>;
}
