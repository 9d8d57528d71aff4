import type { Knex } from 'knex';
import type { Outcome, Reopening } from '../../application';

export type NewReopening = Omit<Reopening, 'id' | 'number' | 'copyAfter' | 'savedAt' | 'endedAt' | 'outcome'>;

export interface ReopeningStore {
  /** Stores a reopening under its application's next number. */
  insert(reopening: NewReopening): Promise<Reopening>;
  find(id: number): Promise<Reopening | undefined>;
  /** The reopenings of an application, newest first. */
  ofApplication(applicationId: number): Promise<Reopening[]>;
  /** The newest reopening of each application, by the application's id. */
  newestOf(applicationIds: number[]): Promise<Map<number, Reopening>>;
  /** The open reopening of an application. */
  openOf(applicationId: number): Promise<Reopening | undefined>;
  noteSaved(id: number, now: Date): Promise<void>;
  end(id: number, end: { outcome: Outcome; copyAfter: number | null }, now: Date): Promise<void>;
  /** Up to `limit` open reopenings whose time is over, with ids above `afterId`, in the order of ids. */
  overdue(now: Date, afterId: number, limit: number): Promise<Pick<Reopening, 'id' | 'applicationId'>[]>;
}

interface ReopeningRow {
  id: number;
  application_id: number;
  number: number;
  sections: string;
  reason: string;
  until: string;
  ends_at: Date;
  opened_at: Date;
  opened_by: number;
  opened_by_name: string;
  copy_before: number;
  copy_after: number | null;
  saved_at: Date | null;
  ended_at: Date | null;
  outcome: Outcome | null;
  open_for: number | null;
}

export function reopeningStore(knex: Knex): ReopeningStore {
  const rows = () => knex<ReopeningRow>('reopenings');
  const find = async (id: number) => {
    const row = await rows().where({ id }).first();
    return row && toReopening(row);
  };
  return {
    find,
    async insert({ applicationId: application_id, ...one }) {
      const last = await knex('reopenings').where({ application_id }).max('number as number').first();
      const [id] = await knex('reopenings').insert({
        application_id,
        number: Number(last?.number ?? 0) + 1,
        sections: JSON.stringify(one.sections),
        reason: one.reason,
        until: one.until,
        ends_at: one.endsAt,
        opened_at: one.openedAt,
        opened_by: one.by.id,
        opened_by_name: one.by.name,
        copy_before: one.copyBefore,
        open_for: application_id,
      });
      return (await find(Number(id))) as Reopening;
    },
    async ofApplication(applicationId) {
      const found = await rows().where({ application_id: applicationId }).orderBy('number', 'desc');
      return found.map(toReopening);
    },
    async newestOf(applicationIds) {
      if (applicationIds.length === 0) return new Map();
      const found = await rows().whereIn('application_id', applicationIds).orderBy('number');
      return new Map(found.map((row) => [row.application_id, toReopening(row)]));
    },
    async openOf(applicationId) {
      const row = await rows().where({ open_for: applicationId }).first();
      return row && toReopening(row);
    },
    async noteSaved(id, now) {
      await rows().where({ id }).update({ saved_at: now });
    },
    async end(id, { outcome, copyAfter }, now) {
      await rows().where({ id }).update({ outcome, copy_after: copyAfter, ended_at: now, open_for: null });
    },
    async overdue(now, afterId, limit) {
      const due = rows().whereNull('outcome').where('ends_at', '<=', now).where('id', '>', afterId);
      const found = await due.orderBy('id').limit(limit).select('id', 'application_id');
      return found.map(({ id, application_id }) => ({ id, applicationId: application_id }));
    },
  };
}

const toReopening = (row: ReopeningRow): Reopening => ({
  id: row.id,
  applicationId: row.application_id,
  number: row.number,
  sections: JSON.parse(row.sections),
  reason: row.reason,
  until: row.until,
  endsAt: row.ends_at,
  openedAt: row.opened_at,
  by: { id: row.opened_by, name: row.opened_by_name },
  copyBefore: row.copy_before,
  copyAfter: row.copy_after,
  savedAt: row.saved_at,
  endedAt: row.ended_at,
  outcome: row.outcome,
});
