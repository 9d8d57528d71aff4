import type Koa from 'koa';
import { DomainError, type FieldErrors } from '../../../base/errors';
import { message, type Text } from '../../../base/messages';

/** Domain error name -> HTTP status. */
export type Statuses = Record<string, number>;

export const readyStatuses: Statuses = {
  Unreadable: 400,
  NotSignedIn: 401,
  Forbidden: 403,
  ProofNeeded: 403,
  NotFound: 404,
  Conflict: 409,
  TooLarge: 413,
  WrongType: 415,
  Invalid: 422,
  TooMany: 429,
  Unavailable: 503,
};

/** Error codes of drivers and sockets that lost the other side: not the caller's fault, and worth another try. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  // A database server that is cut off from its cluster refuses every statement with this code.
  'ER_UNKNOWN_COM_ERROR',
  'SQLITE_BUSY',
  // A statement that waited too long for a locked row, or ran too long: it may succeed a moment later.
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_QUERY_INTERRUPTED',
]);

export interface ErrorAnswer {
  status: number;
  body: { message: Text; errors?: FieldErrors; [extra: string]: unknown };
  retryAfterSeconds?: number;
  /** True for unforeseen errors: they are logged with their stack. */
  unexpected: boolean;
}

export function errorAnswer(error: unknown, statuses: Statuses): ErrorAnswer {
  if (error instanceof DomainError) {
    const status = statuses[error.name];
    if (status !== undefined) return domainAnswer(error, status);
  }
  if (isOutage(error)) {
    return { status: 503, body: { message: message('unavailable') }, retryAfterSeconds: 2, unexpected: true };
  }
  return { status: 500, body: { message: message('broken') }, unexpected: true };
}

function domainAnswer(error: DomainError, status: number): ErrorAnswer {
  const { text, fields, extra, retryAfterSeconds } = error;
  const body = fields ? { message: text, errors: fields, ...extra } : { message: text, ...extra };
  return { status, body, retryAfterSeconds, unexpected: status >= 500 && error.cause !== undefined };
}

function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'KnexTimeoutError') return true;
  return 'code' in error && typeof error.code === 'string' && unavailableCodes.has(error.code);
}

export function writeErrorAnswer(ctx: Koa.Context, answer: ErrorAnswer): void {
  ctx.status = answer.status;
  if (answer.retryAfterSeconds !== undefined)
    ctx.set('Retry-After', String(Math.ceil(answer.retryAfterSeconds)));
  ctx.body = { ...answer.body, request_id: ctx.requestId };
}
