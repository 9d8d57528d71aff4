import { type AuditAction, programmeOf, referenceOf } from '@portal/contract-svc-applications-v1';
import { isStaff, newsOf, notifyStaff, recordAct, type Stores } from '../platform';
import { type Application, isOpen } from './application';

export interface Followed {
  actor: { personId: number; name?: string; role: string };
  application: Application;
  acts: { action: AuditAction; details: object }[];
}

/**
 * Records a change that was made in a dashboard, and notifies staff if the applicant made it. For reopened sections
 * staff are notified only when the applicant sends the answers.
 */
export async function followChange(
  stores: Pick<Stores, 'audit' | 'notifications'>,
  { actor, application, acts }: Followed,
  now: Date,
): Promise<void> {
  const { id, type, applicantName } = application;
  const person = isStaff(actor) ? actor : { ...actor, name: applicantName };
  for (const act of acts) await recordAct(stores, { ...act, actor: person, applicationId: id }, now);
  if (isStaff(actor) || acts.length === 0 || !isOpen(application)) return;
  const programme = programmeOf(type).label.toLowerCase();
  const words = newsOf('updated', { name: applicantName, programme, reference: referenceOf(type, id) });
  await notifyStaff(stores, { type: 'application_updated', ...words, application }, now);
}
