/** The messages about an application that could not be read or changed. */
import { errorSentence, statusOf } from '../common/messages';
import * as changing from '../messages/changing';
import { noToken } from '../messages/common';
import * as t from '../messages/reading';

/** Neither the application nor its stored progress could be read. */
export class FallbackFailed extends Error {}
export class NoToken extends Error {}

/** The reason why an application could not be loaded. */
export function viewSentence(error: unknown): string {
  if (error instanceof FallbackFailed) return t.fallbackFailed();
  if (error instanceof NoToken) return noToken();
  if (statusOf(error) === 404) return t.notFound();
  return t.viewFailed({ reason: errorSentence(error) });
}

/** The toast about an edit that was not saved; the dialog gives the details. */
export function updateSentence(title: string, sentence: string, status?: number): string {
  switch (status) {
    case 403:
      return changing.refusedAccess({ title, sentence });
    case 422:
      return changing.refusedFields({ title });
    case 500:
      return changing.refusedServer({ title, sentence });
    default:
      return changing.refusedBecause({ title, sentence });
  }
}
