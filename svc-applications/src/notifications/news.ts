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

/** Tells staff that an application has come in. */
export function tellOfSubmission(stores: Pick<Stores, 'notifications'>, application: Told, now: Date) {
  const { id, type, applicantName } = application;
  const message = `${applicantName} has submitted ${programmeOf(type).one} application (${referenceOf(type, id)}).`;
  const news = { type: 'application_submitted' as const, title: 'Application submitted', message };
  return notifyStaff(stores, { ...news, application }, now);
}

export interface Decided {
  application: Told;
  status: ApplicationStatus;
  by: { personId: number; name: string };
}

/** Tells the other staff what one of them has decided. */
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
