import {
  type ApplicationStatus,
  applicationStatuses,
  labelOf,
  programmeOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Stores } from '../store';
import type { News } from './notification';
import { notifyStaff } from './notify';

type Told = News['application'];

/** Tells staff that an application was submitted. */
export function tellOfSubmission(stores: Pick<Stores, 'notifications'>, application: Told, now: Date) {
  const { id, type, applicantName } = application;
  const message = `${applicantName} has submitted ${programmeOf(type).one} application (${referenceOf(type, id)}).`;
  const news = { type: 'application_submitted' as const, title: 'Application submitted', message };
  return notifyStaff(stores, { ...news, application }, now);
}

/** Tells staff that an application was withdrawn, or that it stands again. */
export function tellOfWithdrawal(
  stores: Pick<Stores, 'notifications'>,
  application: Told,
  isWithdrawn: boolean,
  now: Date,
) {
  const { id, type, applicantName } = application;
  const words = isWithdrawn
    ? { title: 'Application withdrawn', did: 'has withdrawn the application' }
    : { title: 'Withdrawal taken back', did: 'has taken back the withdrawal of the application' };
  const message = `${applicantName} ${words.did} ${referenceOf(type, id)}.`;
  return notifyStaff(stores, { type: 'other', title: words.title, message, application }, now);
}

/** Tells staff that the applicant has sent the answers to reopened sections. */
export function tellOfAnswers(
  stores: Pick<Stores, 'notifications'>,
  application: Told,
  { changed }: { changed: boolean },
  now: Date,
) {
  const { id, type, applicantName } = application;
  const what = changed ? '' : ', without a change';
  const message = `${applicantName} has sent the answers to reopened sections of ${referenceOf(type, id)}${what}.`;
  return notifyStaff(
    stores,
    { type: 'other', title: 'Answers to reopened sections', message, application },
    now,
  );
}

/** Tells staff that the time for answers is over. */
export function tellOfLapse(
  stores: Pick<Stores, 'notifications'>,
  application: Told,
  { changed }: { changed: boolean },
  now: Date,
) {
  const { id, type, applicantName } = application;
  const what = changed ? 'saved changes but did not press send' : 'changed nothing';
  const message = `The time for the reopened sections of ${referenceOf(type, id)} is over: ${applicantName} ${what}.`;
  return notifyStaff(stores, { type: 'other', title: 'No answer in time', message, application }, now);
}

export interface Decided {
  application: Told;
  status: ApplicationStatus;
  by: { personId: number; name: string };
}

/** Tells the other staff the decision of a member of staff. */
export function tellOfDecision(
  stores: Pick<Stores, 'notifications'>,
  { application, status, by }: Decided,
  now: Date,
) {
  const { id, type, applicantName } = application;
  const reference = referenceOf(type, id);
  const word = labelOf(applicationStatuses, status).toLowerCase();
  const message = `${by.name} has set the application of ${applicantName} (${reference}) to ${word}.`;
  const news = { type: 'status_changed' as const, title: 'Status changed', message };
  return notifyStaff(stores, { ...news, application, byPersonId: by.personId }, now);
}

/** Tells a colleague that a note names them; what it says stands with the application alone. */
export async function tellOfMention(
  stores: Pick<Stores, 'notifications'>,
  { application, by, forPersonId }: { application: Told; by: { name: string }; forPersonId: number },
  now: Date,
): Promise<void> {
  const { id, type } = application;
  const message = `${by.name} names you in a note about ${referenceOf(type, id)}.`;
  const news = { type: 'other' as const, title: 'A note for you', message };
  await notifyStaff(stores, { ...news, application, forPersonId }, now);
}
