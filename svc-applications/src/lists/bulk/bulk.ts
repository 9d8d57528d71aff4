import type { Decision } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import type { Text } from '@portal/service-kit/messages';
import type { Permission } from '@portal/service-kit/permissions';
import type { WholeApplication } from '../../application';
import type { Colleague } from '../../assessment';
import type { Actor, Service, Stores } from '../../platform';
import type { Brief, BulkItem, WrittenBrief } from '../all-applications/item';

/** The input of an act besides the applications; each act uses what it needs. */
export interface BulkWords {
  status?: Decision;
  /** A message with gaps for the name and the reference of each applicant. */
  message?: string;
  /** Messages by language, which replace `message` for applicants who get mail in that language. */
  messages?: Partial<Record<Language, string>>;
  hold_minutes?: number;
  /** The id of a label. */
  label?: number;
  /** Ids of the readers: those that were chosen for all, or those of one application. */
  readers?: number[];
  /** Whether each application gets only one of the readers, spread evenly. */
  evenly?: boolean;
}

/** Facts from svc-auth, asked for before any transaction begins. */
export interface Learnt {
  /** The language in which each application's applicant gets mail. */
  languages?: ReadonlyMap<number, Language>;
  colleagues?: Colleague[];
  /** The people, among those who were asked about, who have proven that the mailbox of their address is theirs. */
  proven?: ReadonlySet<number>;
}

export interface Subject {
  actor: Actor;
  application: WholeApplication;
  words: BulkWords;
  learnt: Learnt;
  itemId: number;
}

export interface JudgeRequest {
  actor: Actor;
  applications: readonly Brief[];
  words: BulkWords;
  learnt: Learnt;
}

export interface LearnRequest extends Omit<JudgeRequest, 'learnt'> {
  applications: readonly WrittenBrief[];
}

/** How an act is undone for one application. */
export interface Undoing {
  /** Whether there is something to undo. */
  fits(item: BulkItem): boolean;
  /**
   * Undoes it; may be repeated.
   * @throws DomainError with the reason if it cannot be undone
   */
  perform(parts: Pick<Service, 'stores' | 'clock'>, actor: Actor, item: BulkItem): Promise<void>;
}

/** Returns why an act cannot be done to an application; null if it can. */
export type Judge = (application: Brief) => Text | null;

/** A kind of act that is done to several applications, each separately. */
export interface BulkKind {
  may: Permission;
  /** The members of the input that are required. */
  needs: readonly (keyof BulkWords)[];
  /** Whether each row must name its readers. */
  needsReaders?: boolean;
  /** Asks svc-auth for the facts needed to judge these applications. */
  learn?(parts: Pick<Service, 'stores' | 'auth'>, request: LearnRequest): Promise<Learnt>;
  /** Locks what other code locks before an application. Call it within a transaction. */
  lockFirst?(trx: Stores): Promise<void>;
  /** The readers that each of these applications would get, without those who may not read it. */
  plan?(stores: Stores, request: JudgeRequest): Promise<Map<number, Colleague[]>>;
  /** Absent if the act cannot be undone. */
  undoing?: Undoing;
  /** Reads the facts needed to judge these applications, with a number of statements that does not depend on theirs. */
  judge(stores: Stores, request: JudgeRequest, now: Date): Promise<Judge>;
  /** Does the act to a locked application that was judged fit. Call it within a transaction. */
  perform(trx: Stores, subject: Subject, service: Pick<Service, 'clock'>): Promise<{ delayedId?: number }>;
}
