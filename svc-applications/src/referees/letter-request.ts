import {
  type LetterState,
  type LetterWay,
  type ReferenceType,
  remindEveryDays,
} from '@portal/contract-svc-applications-v1';
import type { Application, LetterWriter } from '../application';

/** `passed` and `replaced` requests are over: somebody else is asked for the letter. */
export type RequestState = 'asked' | 'sent' | 'declined' | 'passed' | 'replaced';

/** A request to a referee for a letter. */
export interface LetterRequest {
  id: number;
  applicationId: number;
  type: ReferenceType;
  /** The referee whom the applicant named. */
  named: LetterWriter;
  /** The person who is asked: the same referee, or a colleague to whom the request was passed on. */
  name: string;
  email: string;
  /** What the applicant asks the referee to write about. */
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

/** How the letters of a programme arrive, and whether applications may be submitted before their letters. */
export interface LetterRules {
  letters: LetterWay;
  beforeLetters: boolean;
}

/** The rules until an administrator changes them, as the specification demands. */
export const initialRules: LetterRules = { letters: 'upload', beforeLetters: false };

export const dayMs = 24 * 3_600_000;
/** Milliseconds for which a link opens the page. */
export const linkGoodForMs = 60 * dayMs;

const isRunning = ({ state }: Pick<LetterRequest, 'state'>): boolean => state === 'asked';

/** The state of a request as applicants and staff see it. */
export function stateOf({
  state,
  askedAt,
  openedAt,
}: Pick<LetterRequest, 'state' | 'askedAt' | 'openedAt'>): LetterState {
  if (state === 'sent' || state === 'declined') return state;
  if (!askedAt) return 'waiting';
  return openedAt ? 'opened' : 'asked';
}

/** Whether an application still accepts letters: before its decision, and while it is not withdrawn. */
export const takesLetters = ({ status, withdrawnAt }: Pick<Application, 'status' | 'withdrawnAt'>): boolean =>
  withdrawnAt === null && status !== 'approved' && status !== 'rejected';

/** Whether the letter is still awaited. */
export const isAwaited = (
  request: LetterRequest,
  application: Pick<Application, 'status' | 'withdrawnAt'>,
): boolean => isRunning(request) && takesLetters(application);

/** When the applicant may send a reminder; null if the first mail has not been sent. */
export function remindableAt({ askedAt, remindedAt }: LetterRequest): Date | null {
  const last = remindedAt ?? askedAt;
  return last && new Date(last.getTime() + remindEveryDays * dayMs);
}
