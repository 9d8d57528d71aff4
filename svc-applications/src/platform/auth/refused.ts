import {
  Conflict,
  type FieldErrors,
  Forbidden,
  Invalid,
  TooMany,
  Unavailable,
} from '@portal/service-kit/errors';

interface Refusal {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/**
 * The error for a refusal of svc-auth, passed on with its message. Any other status means a broken contract or a
 * release without the call. Returns Forbidden, Conflict, Invalid, TooMany or Unavailable.
 */
export function refused({ status, headers, body }: Refusal): Error {
  const { message = '', errors } = (body ?? {}) as { message?: string; errors?: FieldErrors };
  const fields = errors && Object.keys(errors).length > 0 ? { fields: errors } : {};
  if (status === 403) return new Forbidden(message);
  if (status === 409) return new Conflict(message, fields);
  if (status === 422) return new Invalid(errors ?? {}, message);
  if (status === 429) return new TooMany(Number(headers['retry-after'] ?? 60), message);
  return new Unavailable(undefined, { cause: new Error(`svc-auth answered ${status}`) });
}
