import { Message } from '@portal/contract-language-v1';
import type { FieldErrors } from '../form-state';

/** The problem of a failed call, by the kinds that a form handles. */
export type Problem =
  | { kind: 'fields'; errors: FieldErrors; message: string }
  | { kind: 'conflict'; version: number; current: Readonly<Record<string, unknown>> }
  | { kind: 'session'; message?: string }
  | { kind: 'forbidden' }
  | { kind: 'offline' }
  | { kind: 'closed' }
  | { kind: 'cancelled' }
  | { kind: 'settled' }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'unexpected' };

interface Refusal {
  status: number;
  message?: unknown;
  kind?: unknown;
  errors?: unknown;
  body?: unknown;
}

/** Thrown after the person merged two copies, so that the page shows the result before going on. */
export class CopiesSettled extends Error {}

/** Thrown instead of a call because nobody is signed in; the message explains what to do. */
export class SignInNeeded extends Error {
  readonly status = 401;
}

/** A lazily loaded part of the page that did not arrive: the next try requests it again. */
const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads any thrown value; calls throw `{ status, message, errors, body }`, every other value is unexpected. */
export function readProblem(error: unknown): Problem {
  if (error instanceof CopiesSettled) return { kind: 'settled' };
  if (error instanceof SignInNeeded) return { kind: 'session', message: error.message };
  if (isMissingPart(error)) return { kind: 'offline' };
  if (!isRecord(error) || typeof error.status !== 'number') return { kind: 'unexpected' };
  const { status, kind, errors, body, message } = error as unknown as Refusal;
  const notice = typeof message === 'string' ? message : '';
  const answer = isRecord(body) ? body : {};
  if (kind === 'aborted') return { kind: 'cancelled' };
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'session' };
  if (status === 403) return { kind: 'forbidden' };
  if (status === 422) return { kind: 'fields', errors: firstSentences(errors), message: notice };
  if (status === 503 && answer.portal_enabled === false) return { kind: 'closed' };
  if (status === 409 && typeof answer.version === 'number')
    return {
      kind: 'conflict',
      version: answer.version,
      current: isRecord(answer.current) ? answer.current : {},
    };
  return { kind: 'refused', status, message: notice };
}

/** The first message of each field; a single text counts as a list of one. */
export function firstSentences(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const pairs = Object.entries(errors).map(([field, body]) => [field, Array.isArray(body) ? body[0] : body]);
  return Object.fromEntries(
    pairs.filter(([, sentence]) => typeof sentence === 'string' || sentence instanceof Message),
  );
}
