import type { EventStore } from '@portal/service-kit/events';
import type { AuditStore } from '../staff/audit-store';

/** Records each act on a staff account also as a security event, without the names that the audit log keeps. */
export const withStaffEvents = (audit: AuditStore, events: EventStore): AuditStore => ({
  ...audit,
  async add(act, now) {
    await audit.add(act, now);
    const { staff_id, role, kind } = act.details;
    await events.add(
      {
        kind: `staff_${act.action}`,
        actor: { personId: act.actor.id, role: act.actor.role },
        subject: { kind: 'person', id: staff_id },
        details: { ...(role !== undefined && { role }), ...(kind !== undefined && { mail: kind }) },
      },
      now,
    );
  },
});
