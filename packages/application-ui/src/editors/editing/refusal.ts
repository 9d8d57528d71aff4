import type { Text } from '@portal/contract-language-v1';
import { editorMessages as messages } from '@portal/contract-svc-applications-v1';
import { readProblem } from '@portal/ui/draft';
import * as t from '../../messages/editing';

/** The reason why an edit was not saved. */
export interface Refusal {
  /** The message to the person. */
  sentence: string;
  /** The server's messages, by the server's field names. */
  errors: Record<string, Text>;
  /** The HTTP status; 0 without an answer. */
  status: number;
}

function editRefusalSentence(error: unknown): string {
  const problem = readProblem(error);
  const { message } = error as { message?: unknown };
  const notice = typeof message === 'string' && message !== '' ? message : null;
  switch (problem.kind) {
    case 'forbidden':
      return messages.forbidden;
    case 'fields':
      return problem.message || messages.invalid;
    case 'session':
      return t.editSignedOut();
    case 'offline':
    case 'refused':
      return notice ?? messages.failed;
    default:
      return messages.failed;
  }
}

export function readRefusal(error: unknown): Refusal {
  const problem = readProblem(error);
  const { status } = error as { status?: number };
  return {
    sentence: editRefusalSentence(error),
    errors: problem.kind === 'fields' ? problem.errors : {},
    status: status ?? 0,
  };
}
