import type { Text } from '../messages';

/** Messages by the path of their field: `{ 'institutions.0.name': [message('nameMissing')] }`. */
export type FieldErrors = Record<string, Text[]>;

export interface DomainErrorDetails {
  fields?: FieldErrors;
  /** Further members of the answer's body, beside `message` and `errors`. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A rule refused the request. The error knows nothing of HTTP: the edge maps its `name` to a status (see `statuses` of
 * createApp) and translates its `text` into the caller's language. `message` is the English text.
 */
export class DomainError extends Error {
  readonly text: Text;
  readonly fields?: FieldErrors;
  readonly extra?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;

  constructor(name: string, text: Text, details: DomainErrorDetails = {}) {
    super(String(text), { cause: details.cause });
    this.name = name;
    this.text = text;
    this.fields = details.fields;
    this.extra = details.extra;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
