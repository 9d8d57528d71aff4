import type { Decision } from '@portal/contract-svc-applications-v1';
import type { Language } from '@portal/service-kit/language';
import type { Text } from '@portal/service-kit/messages';
import type { Permission } from '@portal/service-kit/permissions';
import type { WholeApplication } from '../../application';
import type { Colleague } from '../../assessment';
import type { Actor, Service, Stores } from '../../platform';
import type { Brief, BulkItem, WrittenBrief } from '../all-applications/item';

/** What was asked beside the applications; each act takes what it needs. */
export interface BulkWords {
  status?: Decision;
  /** With gaps for the name and the reference of each applicant. */
  message?: string;
  /** In its place for applicants who are written to in these languages. */
  messages?: Partial<Record<Language, string>>;
  hold_minutes?: number;
  /** The id of a label. */
  label?: number;
  /** Who is to read: those who were chosen, or those whom one application gets. */
  readers?: number[];
  /** Each application gets one of the readers, and each reader as many as the others, or one more. */
  evenly?: boolean;
}

/** What svc-auth returns, asked before any transaction begins. */
export interface Learnt {
  /** In which each application's applicant is written to. */
  languages?: ReadonlyMap<number, Language>;
  colleagues?: Colleague[];
  /** The people who have shown that the mailbox of their address is theirs, of those who had to be asked for. */
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

/** How an act is taken back for one application. */
export interface Undoing {
  /** Whether there is something to take back. */
  fits(item: BulkItem): boolean;
  /** Asked again, what is taken back already stays so. @throws DomainError with the reason why not */
  perform(parts: Pick<Service, 'stores' | 'clock'>, actor: Actor, item: BulkItem): Promise<void>;
}

/** Decides whether an act can be done to an application: the reason why not, or null. */
export type Judge = (application: Brief) => Text | null;

/** An act that is done to several applications, each by itself. */
export interface BulkKind {
  may: Permission;
  /** The members of the words that must be there. */
  needs: readonly (keyof BulkWords)[];
  /** Whether each row names its readers. */
  needsReaders?: boolean;
  /** Asks svc-auth for what is needed to judge these applications. */
  learn?(parts: Pick<Service, 'stores' | 'auth'>, request: LearnRequest): Promise<Learnt>;
  /** Locks what others lock before an application. Within a transaction. */
  lockFirst?(trx: Stores): Promise<void>;
  /** Who would read each of these applications, against which nothing stands. */
  plan?(stores: Stores, request: JudgeRequest): Promise<Map<number, Colleague[]>>;
  /** Absent: what is done stays. */
  undoing?: Undoing;
  /** Reads what is needed to judge these applications, in as many statements for a thousand as for one. */
  judge(stores: Stores, request: JudgeRequest, now: Date): Promise<Judge>;
  /** Does it to a locked application against which nothing stands. Within a transaction. */
  perform(trx: Stores, subject: Subject, service: Pick<Service, 'clock'>): Promise<{ delayedId?: number }>;
}
