import { ApiError } from '@portal/remote-sdk';
import type { Problem } from './problem';

/** A refused call as things to mend: the first message of each field, or what the server said in general. */
export function problemsByField(error: unknown): Problem[] {
  if (!(error instanceof ApiError)) return [{ message: 'Something went wrong. Please try again.' }];
  const fields = Object.entries(error.errors).flatMap(([field, [message]]) =>
    message ? [{ field, message }] : [],
  );
  return fields.length > 0 ? fields : [{ message: error.message }];
}
