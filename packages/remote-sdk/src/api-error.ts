import { hear } from './heard';

export type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'aborted';

/** The body of every error answer of the portal. */
export interface ErrorBody {
  message?: string;
  errors?: Record<string, string | string[]>;
  codes?: { message?: string };
  request_id?: string;
  portal_enabled?: boolean;
}

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  code?: string | null;
  errors?: Record<string, string[]>;
  body?: unknown;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
}

/** A call that failed. `message` can be shown to people as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** The service's code for the reason, which is the same in every language; null from earlier services. */
  readonly code: string | null;
  /** Messages by field, from a 422; empty for other errors. */
  readonly errors: Record<string, string[]>;
  /** The whole body of the answer, for errors that carry more (a 409 carries the stored copy). */
  readonly body: unknown;
  /** The id for people to quote to support. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code ?? null;
    this.errors = details.errors ?? {};
    this.body = details.body ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

const UNREACHED: Record<Exclude<ApiErrorKind, 'answer'>, string> = {
  network: 'The portal could not be reached. Check your connection and try again.',
  timeout: 'The portal took too long to answer. Try again.',
  aborted: 'Cancelled.',
};

/** A call that got no answer at all. */
export function unanswered(kind: Exclude<ApiErrorKind, 'answer'>): ApiError {
  return new ApiError({ kind, status: 0, message: UNREACHED[kind] });
}

/** Reads an error answer leniently: errors may be texts or lists of texts, the body may be anything. */
export function refused(status: number, body: unknown, header: (name: string) => string | null): ApiError {
  const read: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const seconds = Number(header('Retry-After') ?? Number.NaN);
  const error = new ApiError({
    kind: 'answer',
    status,
    message: typeof read.message === 'string' ? read.message : 'Something went wrong. Try again.',
    code: typeof read.codes?.message === 'string' ? read.codes.message : null,
    errors: asLists(read.errors),
    body,
    requestId: header('X-Request-Id') ?? read.request_id ?? null,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
  hear([error.message, ...Object.values(error.errors).flat()], header('Content-Language') ?? 'en');
  return error;
}

function asLists(errors: ErrorBody['errors']): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, entries]) => [
      field,
      Array.isArray(entries) ? entries.map(String) : [String(entries)],
    ]),
  );
}
