/** The messages for calls that failed. */

import { ApiError } from '@portal/remote-sdk';
import { translated } from '@portal/ui/language';
import * as t from '../messages/common';
import * as list from '../messages/list';

export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Whether the answer itself contains the reason. */
const hasMessage = ({ body }: ApiError): boolean =>
  typeof (body as { message?: unknown } | null)?.message === 'string';

/** The server's message, or a message about the connection. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error) || !error.message) return t.somethingWrong();
  if (!(error instanceof ApiError)) return error.message;
  if (error.kind === 'network') return t.unreachable();
  if (error.kind === 'timeout') return t.tookTooLong();
  return error.body === null || hasMessage(error) ? translated(error.message) : t.somethingWrong();
}

/** The message without its full stop, for use inside a longer sentence. */
const inside = (error: unknown) => errorSentence(error).replace(/\.$/, '');

/** The reason why the list of applications could not be loaded. */
export function listSentence(error: unknown): string {
  switch (statusOf(error)) {
    case 403:
      return list.accessDenied();
    case 404:
      return list.noApplications();
    case 500:
      return list.serverFailed({ reason: inside(error) });
    default:
      return list.listFailed({ reason: errorSentence(error) });
  }
}
