import type { MailSubject } from '@portal/service-kit/mail';
import type { Stores } from '../platform/stores';
import {
  type AskReferee,
  askReferee,
  type ConfirmSubmission,
  confirmAsking,
  confirmSubmission,
  type DraftEnds,
  draftEnds,
  type MailDecision,
  type MailReopened,
  type MailRequestDecided,
  type MailReturnLink,
  mailDecision,
  mailReopened,
  mailRequestDecided,
  mailReturnLink,
  type RemindDraft,
  remindDraft,
} from './kinds';

export interface Work {
  kind: string;
  payload: unknown;
}

/** The application that a piece of outbox work is about; null where it is gone, or the work is about none. */
export async function applicationOf(stores: Stores, { kind, payload }: Work): Promise<number | null> {
  return (await subjectOf(stores, { kind, payload }))?.applicationId ?? null;
}

/** The application, and whose it is. */
export async function subjectOf(
  stores: Stores,
  { kind, payload }: Work,
): Promise<Required<MailSubject> | null> {
  const id = await applicationNamed(stores, kind, payload);
  const application = id === undefined ? undefined : await stores.applications.find({ id });
  return application ? { applicationId: application.id, personId: application.personId } : null;
}

async function applicationNamed(stores: Stores, kind: string, payload: unknown): Promise<number | undefined> {
  if (kind === confirmSubmission) return (payload as ConfirmSubmission).application_id;
  if (kind === remindDraft) return (payload as RemindDraft).application_id;
  if (kind === draftEnds) return (payload as DraftEnds).application_id;
  if (kind === mailReturnLink) return (payload as MailReturnLink).application_id;
  if (kind === mailDecision) {
    return (await stores.feedback.find((payload as MailDecision).feedback_id))?.applicationId;
  }
  if (kind === mailReopened) {
    return (await stores.reopenings.find((payload as MailReopened).reopening_id))?.applicationId;
  }
  if (kind === mailRequestDecided) {
    return (await stores.requests.find((payload as MailRequestDecided).request_id))?.originalApplicationId;
  }
  if (kind === askReferee || kind === confirmAsking) {
    return (await stores.letters.find((payload as AskReferee).request_id))?.applicationId;
  }
  return undefined;
}
