/** Messages of one field each, as the wire carries them: `{ 'institutions.0.name': ['Enter the name'] }`. */
export type FieldErrors = Record<string, string[]>;

export interface DomainErrorDetails {
  fields?: FieldErrors;
  /** Further members of the answer's body, beside `message` and `errors`. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A rule said no. Knows nothing of HTTP: the edge finds the status by `name` (see `statuses` of createApp).
 * `message` is shown to people as it is.
 */
export class DomainError extends Error {
  readonly fields?: FieldErrors;
  readonly extra?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;

  constructor(name: string, message: string, details: DomainErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = name;
    this.fields = details.fields;
    this.extra = details.extra;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
