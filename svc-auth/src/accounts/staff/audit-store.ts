import type { Knex } from 'knex';
import type { RecordedAct, StaffAct, StaffAction } from './staff';

export interface AuditStore {
  add(act: StaffAct, now: Date): Promise<void>;
  /** Lists acts since then by which this person took rights or access from others. */
  removalsBy(actorId: number, since: Date): Promise<RecordedAct[]>;
  /** Newest first; pages are counted from 1. */
  page(page: number, size: number): Promise<{ entries: RecordedAct[]; total: number }>;
}

interface ActRow {
  id: number;
  action: StaffAction;
  actor_id: number;
  actor_name: string;
  actor_role: string;
  details: string;
  created_at: Date;
}

export function auditStore(knex: Knex): AuditStore {
  return {
    async add({ action, actor, details }, now) {
      await knex('staff_audit').insert({
        action,
        actor_id: actor.id,
        actor_name: actor.name,
        actor_role: actor.role,
        details: JSON.stringify(details),
        created_at: now,
      });
    },
    async removalsBy(actorId, since) {
      const rows = await knex<ActRow>('staff_audit')
        .where({ actor_id: actorId })
        .whereIn('action', ['role_changed', 'deactivated'])
        .where('created_at', '>', since);
      return rows.map(toAct);
    },
    async page(page, size) {
      const counted = await knex('staff_audit').count({ total: '*' }).first();
      const rows = await knex<ActRow>('staff_audit')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size);
      return { entries: rows.map(toAct), total: Number(counted?.total ?? 0) };
    },
  };
}

function toAct(row: ActRow): RecordedAct {
  return {
    id: Number(row.id),
    action: row.action,
    actor: { id: row.actor_id, name: row.actor_name, role: row.actor_role },
    details: JSON.parse(row.details) as StaffAct['details'],
    at: row.created_at,
  };
}
