import {
  type ApplicationStatus,
  applicationStatuses,
  labelOf,
  programmeOf,
  referenceOf,
} from '@portal/contract-svc-applications-v1';
import type { Stores } from '../stores';
import type { News } from './notification';
import { notifyStaff } from './notify';
import { newsOf } from './sentences';

type Result = News['application'];

/** Notifies staff that an application was submitted. */
export function notifyOfSubmission(stores: Pick<Stores, 'notifications'>, application: Result, now: Date) {
  const { id, type, applicantName } = application;
  const { one: programme } = programmeOf(type);
  const words = newsOf('submitted', { name: applicantName, programme, reference: referenceOf(type, id) });
  return notifyStaff(stores, { type: 'application_submitted', ...words, application }, now);
}

/** Notifies staff that an application was withdrawn, or reinstated. */
export function notifyOfWithdrawal(
  stores: Pick<Stores, 'notifications'>,
  application: Result,
  isWithdrawn: boolean,
  now: Date,
) {
  const { id, type, applicantName } = application;
  const gaps = { name: applicantName, reference: referenceOf(type, id) };
  const words = newsOf(isWithdrawn ? 'withdrawn' : 'unwithdrawn', gaps);
  return notifyStaff(stores, { type: 'other', ...words, application }, now);
}

/** Notifies staff that the applicant has sent the answers to reopened sections. */
export function notifyOfAnswers(
  stores: Pick<Stores, 'notifications'>,
  application: Result,
  { changed }: { changed: boolean },
  now: Date,
) {
  const { id, type, applicantName } = application;
  const gaps = { name: applicantName, reference: referenceOf(type, id) };
  const words = newsOf(changed ? 'answered' : 'answeredUnchanged', gaps);
  return notifyStaff(stores, { type: 'other', ...words, application }, now);
}

/** Notifies staff that the time for answers is over. */
export function notifyOfLapse(
  stores: Pick<Stores, 'notifications'>,
  application: Result,
  { changed }: { changed: boolean },
  now: Date,
) {
  const { id, type, applicantName } = application;
  const gaps = { name: applicantName, reference: referenceOf(type, id) };
  const words = newsOf(changed ? 'lapsed' : 'lapsedUnchanged', gaps);
  return notifyStaff(stores, { type: 'other', ...words, application }, now);
}

export interface Decided {
  application: Result;
  status: ApplicationStatus;
  by: { personId: number; name: string };
}

/** Notifies the other staff of the decision of a member of staff. */
export function notifyOfDecision(
  stores: Pick<Stores, 'notifications'>,
  { application, status, by }: Decided,
  now: Date,
) {
  const { id, type, applicantName } = application;
  const gaps = { by: by.name, name: applicantName, reference: referenceOf(type, id) };
  const words = newsOf('decided', { ...gaps, status: labelOf(applicationStatuses, status).toLowerCase() });
  const news = { ...words, application, byPersonId: by.personId };
  return notifyStaff(stores, { type: 'status_changed', ...news }, now);
}

/** Notifies a colleague that a note mentions them; the note's text stays with the application. */
export async function notifyOfMention(
  stores: Pick<Stores, 'notifications'>,
  { application, by, forPersonId }: { application: Result; by: { name: string }; forPersonId: number },
  now: Date,
): Promise<void> {
  const { id, type } = application;
  const words = newsOf('mentioned', { by: by.name, reference: referenceOf(type, id) });
  await notifyStaff(stores, { type: 'other', ...words, application, forPersonId }, now);
}
