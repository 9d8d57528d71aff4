import {
  feedbackLength,
  fillReply,
  holdMessages,
  replyGaps,
  feedbackMessages as t,
  withdrawMessages,
} from '@portal/contract-svc-applications-v1';
import { type Language, languageOr } from '@portal/service-kit/language';
import type { Text } from '@portal/service-kit/messages';
import { decideInTransaction, holdInTransaction, madeBefore, mayDecide, undo } from '../../decisions';
import type { Auth } from '../../platform';
import type { Brief, WrittenBrief } from '../all-applications/item';
import type { BulkKind, BulkWords, Learnt, Subject } from './bulk';

/** Decides with one message for all applications; the decisions are delayed like single ones. */
export const decideStatus: BulkKind = {
  may: 'decide',
  needs: ['status', 'message'],
  undoing: {
    fits: ({ delayedId }) => delayedId !== null,
    async perform(parts, actor, { delayedId }) {
      const id = Number(delayedId);
      if ((await parts.stores.held.find(id))?.state !== 'undone') await undo(parts, actor, id);
    },
  },
  async learn({ auth }, { applications, words }) {
    // A single text for everybody needs no languages.
    if (words.message && !words.messages) return {};
    return { languages: await languagesOf(auth, applications) };
  },
  async judge({ held: delayed }, { actor, applications, words, learnt }) {
    const found = await delayed.onAny(applications.map(({ id }) => id));
    const waiting = new Map(found.map((one) => [one.applicationId, one]));
    return (application) => {
      if (application.withdrawnAt) return withdrawMessages.withdrawn;
      if (!mayDecide(actor, application)) return t.notSubmitted;
      const waits = waiting.get(application.id);
      if (waits) return holdMessages.heldAlready(waits.by.name);
      return words.message ? lengthProblem(messageTo(application, words, learnt)) : null;
    };
  },
  async perform(trx, subject, { clock }) {
    const { application } = subject;
    const request = requestOf(subject);
    // The same person made the same decision less than a minute ago, alone or together with others.
    if (await madeBefore(trx, request)) return {};
    if (request.minutes > 0)
      return { delayedId: (await holdInTransaction(trx, request, application, clock())).id };
    await decideInTransaction(trx, request, application, clock());
    return {};
  },
};

export function requestOf({ actor, application, words, learnt }: Subject) {
  const { status, message, hold_minutes: minutes = 0 } = words;
  if (!status || !message) throw new Error('A decision has a status and a message');
  const filled = messageTo(application, words, learnt);
  return { actor, applicationId: application.id, status, message: filled, minutes };
}

/** The message for this applicant: the text in their language, with their name and reference. */
function messageTo(
  { id, applicantName }: Pick<Brief, 'id' | 'applicantName'>,
  { message = '', messages = {} }: BulkWords,
  { languages }: Learnt,
): string {
  const language = languages?.get(id);
  const text = (language && messages[language]) ?? message;
  return fillReply(text, replyGaps(id, applicantName));
}

function lengthProblem({ length }: string): Text | null {
  if (length < feedbackLength.min) return t.tooShort;
  return length > feedbackLength.max ? t.tooLong : null;
}

/** The language of each applicant: chosen for the account, or else (also without svc-auth) that of the page. */
async function languagesOf(
  auth: Pick<Auth, 'languagesOf'>,
  applications: readonly WrittenBrief[],
): Promise<Map<number, Language>> {
  const people = applications.map(({ personId }) => personId);
  const chosen = await auth.languagesOf(people).catch(() => new Map<number, string>());
  return new Map(
    applications.map(({ id, personId, language }) => [id, languageOr(chosen.get(personId) ?? language)]),
  );
}
