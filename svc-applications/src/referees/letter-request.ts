import {
  type LetterState,
  type LetterWay,
  type ReferenceType,
  remindEveryDays,
} from '@portal/contract-svc-applications-v1';
import type { Application, LetterWriter } from '../application';

/** `passed` and `replaced` are over: somebody else is asked for the letter. */
export type RequestState = 'asked' | 'sent' | 'declined' | 'passed' | 'replaced';

/** A referee who is asked for a letter. */
export interface LetterRequest {
  id: number;
  applicationId: number;
  type: ReferenceType;
  /** Whom the applicant named. */
  named: LetterWriter;
  /** Who is asked: the same person, or a colleague to whom it was passed on. */
  name: string;
  email: string;
  /** What the applicant would like them to write about. */
  about: string;
  state: RequestState;
  passedFrom: number | null;
  createdAt: Date;
  /** When the mail was queued; null while the applicant's mailbox is not proven. */
  askedAt: Date | null;
  openedAt: Date | null;
  answeredAt: Date | null;
  remindedAt: Date | null;
  declineReason: string | null;
}

/** How the letters of a programme come, and whether an application may be submitted before they are there. */
export interface LetterRules {
  letters: LetterWay;
  beforeLetters: boolean;
}

/** As the specification has it. */
export const initialRules: LetterRules = { letters: 'upload', beforeLetters: false };

export const dayMs = 24 * 3_600_000;
/** How long a link opens the page. */
export const linkGoodForMs = 60 * dayMs;

const isRunning = ({ state }: Pick<LetterRequest, 'state'>): boolean => state === 'asked';

/** What applicant and staff read of it. */
export function stateOf({
  state,
  askedAt,
  openedAt,
}: Pick<LetterRequest, 'state' | 'askedAt' | 'openedAt'>): LetterState {
  if (state === 'sent' || state === 'declined') return state;
  if (!askedAt) return 'waiting';
  return openedAt ? 'opened' : 'asked';
}

/** Whether letters are still taken for it: before its decision, and not while it is withdrawn. */
export const takesLetters = ({ status, withdrawnAt }: Pick<Application, 'status' | 'withdrawnAt'>): boolean =>
  withdrawnAt === null && status !== 'approved' && status !== 'rejected';

/** Whether the referee is still waited for. */
export const isAwaited = (
  request: LetterRequest,
  application: Pick<Application, 'status' | 'withdrawnAt'>,
): boolean => isRunning(request) && takesLetters(application);

/** When the applicant may remind again; null: the first mail has not left. */
export function remindableAt({ askedAt, remindedAt }: LetterRequest): Date | null {
  const last = remindedAt ?? askedAt;
  return last && new Date(last.getTime() + remindEveryDays * dayMs);
}
