import type { Knex } from 'knex';
import type { NewEvent, SecurityEvent, Subject } from './event';
import { hashedNetwork } from './origin';

export interface EventFilter {
  kind?: string | undefined;
  actorId?: number | undefined;
  subject?: Subject | undefined;
  /** Leaves out events about these subjects. */
  without?: { kind: string; ids: readonly number[] } | undefined;
  from?: Date | undefined;
  /** Exclusive end of the period. */
  to?: Date | undefined;
}

export interface EventStore {
  /** Adds an event. With the store of a transaction the event exists if and only if the transaction commits. */
  add(event: NewEvent, now: Date): Promise<void>;
  /** Matching events, the newest first. */
  page(filter: EventFilter, range: { offset: number; limit: number }): Promise<SecurityEvent[]>;
  count(filter: EventFilter): Promise<number>;
  /** Yields matching events, the newest first, in lists of some hundreds; `most` at most. */
  all(filter: EventFilter, most: number): AsyncGenerator<SecurityEvent[]>;
}

export type RecordedEvent = Omit<SecurityEvent, 'id'>;

interface EventRow {
  id: number;
  kind: string;
  happened_at: Date;
  actor_id: number | null;
  actor_role: string | null;
  subject: string | null;
  subject_id: number | null;
  network: string | null;
  details: string;
}

const chunk = 500;

/** A store of events in a table. `notify` is called for each added event: within a transaction before the commit. */
export function eventStore(
  knex: Knex,
  table: string,
  notify: (event: RecordedEvent) => void = () => undefined,
): EventStore {
  const fitting = ({ kind, actorId, subject, without, from, to }: EventFilter) => {
    const query = knex<EventRow>(table);
    if (kind !== undefined) query.where({ kind });
    if (actorId !== undefined) query.where({ actor_id: actorId });
    if (subject) query.where({ subject: subject.kind, subject_id: subject.id });
    if (without && without.ids.length > 0)
      query.where((of) =>
        of.whereNull('subject').orWhereNot('subject', without.kind).orWhereNotIn('subject_id', without.ids),
      );
    if (from) query.where('happened_at', '>=', from);
    if (to) query.where('happened_at', '<', to);
    return query;
  };
  return {
    async add({ kind, actor, subject, address, details = {}, onceKey }, now) {
      const row = {
        kind,
        happened_at: now,
        actor_id: actor?.personId ?? null,
        actor_role: actor?.role ?? null,
        subject: subject?.kind ?? null,
        subject_id: subject?.id ?? null,
        network: hashedNetwork(address),
        details: JSON.stringify(details),
      };
      if (onceKey === undefined) await knex(table).insert(row);
      else {
        // Checked first, so that an event that is stored already is not reported a second time.
        if (await knex(table).where({ once_key: onceKey }).first('id')) return;
        await knex(table)
          .insert({ ...row, once_key: onceKey })
          .onConflict('once_key')
          .ignore();
      }
      notify(toEvent({ ...row, id: 0 }));
    },
    async page(filter, { offset, limit }) {
      return (await fitting(filter).orderBy('id', 'desc').offset(offset).limit(limit)).map(toEvent);
    },
    async count(filter) {
      return Number((await fitting(filter).count({ total: '*' }).first())?.total ?? 0);
    },
    async *all(filter, most) {
      let left = most;
      let before: number | undefined;
      while (left > 0) {
        const query = fitting(filter).orderBy('id', 'desc').limit(Math.min(chunk, left));
        if (before !== undefined) query.where('id', '<', before);
        const rows: EventRow[] = await query;
        if (rows.length > 0) yield rows.map(toEvent);
        if (rows.length < chunk) return;
        left -= rows.length;
        before = rows.at(-1)?.id;
      }
    },
  };
}

const toEvent = (row: EventRow): SecurityEvent => ({
  id: Number(row.id),
  kind: row.kind,
  at: row.happened_at,
  actor: row.actor_id === null ? null : { id: row.actor_id, role: row.actor_role ?? '' },
  subject: row.subject === null || row.subject_id === null ? null : { kind: row.subject, id: row.subject_id },
  network: row.network,
  details: JSON.parse(row.details),
});
