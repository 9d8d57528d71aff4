import { ApiError } from '@portal/remote-sdk';
import * as mailed from '../../../messages/mailed';
import * as t from '../../../messages/sign-in';
import { type Problem, problem } from './problem';
import { refused } from './refused';

/** The problems of a refused call: the first message of each field, or the server's general message. */
export function problemsByField(error: unknown): Problem[] {
  if (!(error instanceof ApiError)) return [problem(mailed.wentWrong)];
  const fields = Object.entries(error.errors).flatMap(([field, [message]]) =>
    message ? [refused([message], field)] : [],
  );
  return fields.length > 0
    ? fields
    : [error.status === 0 ? problem(t.unreachable) : refused([error.message])];
}
