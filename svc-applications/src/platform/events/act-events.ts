import type { EventStore } from '@portal/service-kit/events';
import type { AuditStore, NewEntry } from '../audit/store';
import { isStaff } from '../roles';

/** Details of an act that its security event keeps: fixed words of the program, never a name or free text. */
const kept = ['from', 'to', 'sections', 'upload_type', 'kind', 'token', 'ended', 'why'];

/** Whether an act is a security event; an applicant's acts on their own draft happen at every step and are not. */
const isEvent = ({ actor, action }: NewEntry): boolean =>
  isStaff(actor) || action === 'submitted' || action === 'requested_another';

/** Also stores acts that concern security as security events, without the names that the audit log keeps. */
export const withActEvents = (audit: AuditStore, events: EventStore): AuditStore => ({
  ...audit,
  async insert(entry, now) {
    await audit.insert(entry, now);
    if (!isEvent(entry)) return;
    const { action, actor, applicationId, onceKey } = entry;
    await events.add(
      {
        kind: eventOf[action] ?? action,
        actor: { personId: actor.id, role: actor.role },
        ...(applicationId !== null && { subject: { kind: 'application', id: applicationId } }),
        details: detailsOf(entry.details),
        ...(onceKey !== undefined && { onceKey }),
      },
      now,
    );
  },
});

/** Names of acts that would be unclear among the events of other services. */
const eventOf: Record<string, string> = {
  created: 'application_begun',
  submitted: 'application_submitted',
  viewed: 'application_opened',
  edited: 'application_edited',
  uploaded: 'document_uploaded',
  status_changed: 'application_decided',
  exported: 'application_exported',
};

function detailsOf(details: object): Record<string, string> {
  const recorded = Object.entries(details).filter(([name]) => kept.includes(name));
  return Object.fromEntries(
    recorded.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
