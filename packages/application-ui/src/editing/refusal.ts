import { editorMessages as say } from '@portal/contract-svc-applications-v1';
import { readProblem } from '@portal/ui/wizard';
import type { FullReview } from '../review';

/** Why an edit was not saved. */
export interface Refusal {
  /** What the person is told. */
  sentence: string;
  /** The server's sentences by its own names of fields. */
  errors: Record<string, string>;
  /** The stored copy, when someone saved in between. */
  stored: FullReview | null;
  /** Of the answer; 0 when none came. */
  status: number;
}

interface StaleBody {
  version?: unknown;
  current?: { review?: FullReview };
}

const signedOut = 'Your session has ended. Sign in again in another tab, then save.';

function sentenceOf(error: unknown): string {
  const problem = readProblem(error);
  const { message } = error as { message?: unknown };
  const told = typeof message === 'string' && message !== '' ? message : null;
  switch (problem.kind) {
    case 'forbidden':
      return say.forbidden;
    case 'fields':
      return problem.message || say.invalid;
    case 'session':
      return signedOut;
    case 'offline':
    case 'refused':
      return told ?? say.failed;
    default:
      return say.failed;
  }
}

export function readRefusal(error: unknown): Refusal {
  const problem = readProblem(error);
  const { status, body } = error as { status?: number; body?: StaleBody | null };
  const stored = status === 409 ? (body?.current?.review ?? null) : null;
  return {
    sentence: sentenceOf(error),
    errors: problem.kind === 'fields' ? problem.errors : {},
    stored,
    status: status ?? 0,
  };
}
