import { ApiError } from '@portal/remote-sdk';
import * as t from '../../messages/home';
import * as mailed from '../../messages/mailed';
import type { Problem } from './problem';

/** The problems of a refused call: the first message of each field, or the server's general message. */
export function problemsByField(error: unknown): Problem[] {
  if (!(error instanceof ApiError)) return [{ message: mailed.wentWrong() }];
  const fields = Object.entries(error.errors).flatMap(([field, [message]]) =>
    message ? [{ field, message }] : [],
  );
  return fields.length > 0 ? fields : [{ message: error.status === 0 ? t.unreachable() : error.message }];
}
