/** Messages by the path of their field: `{ 'institutions.0.name': ['Enter the name'] }`. */
export type FieldErrors = Record<string, string[]>;

export interface DomainErrorDetails {
  fields?: FieldErrors;
  /** Further members of the answer's body, beside `message` and `errors`. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A rule refused the request. It knows nothing of HTTP: the edge maps its `name` to a status (see `statuses` of
 * createApp). `message` is shown to people as it is.
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
