import type { ApplicationType, NotificationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, isNothing, leaveOut, nothingHidden, onlyHidden } from '../hidden-store';
import type { News, Notification } from './notification';

/** A member of staff, and the applications about which they get no notifications. */
export interface Reader {
  personId: number;
  hidden: Hidden;
}

const columns = { id: 'n.application_id', type: 'n.application_type' };

export interface NotificationStore {
  /** Returns the new id. */
  insert(news: Omit<News, 'byPersonId'> & { sinceAt: Date }, now: Date): Promise<number>;
  /** The notification of this application whose first event came after `after`; undefined if there is none. */
  since(
    applicationId: number,
    type: NotificationType,
    after: Date,
  ): Promise<{ id: number; sinceAt: Date } | undefined>;
  remove(id: number): Promise<void>;
  /** Whether this member of staff can see the notification. */
  isFor(reader: Reader, id: number): Promise<boolean>;
  /** Each member of staff has their own read marks. */
  markRead(personId: number, id: number, now: Date): Promise<void>;
  markAllRead(personId: number, now: Date): Promise<void>;
  /** Whether it is stored from when on this member of staff reads notifications. */
  hasBegun(personId: number): Promise<boolean>;
  /** Marks all notifications before `since` as read, once for each member of staff. */
  begin(personId: number, since: Date): Promise<void>;
  unreadOf(reader: Reader): Promise<number>;
  /** The newest notifications first; with `before` only lower ids, with `from` only later times. */
  newestFor(reader: Reader, asked: { limit: number; before?: number; from?: Date }): Promise<Notification[]>;
}

interface NotificationRow {
  id: number;
  type: NotificationType;
  title: string;
  message: string;
  application_id: number;
  application_type: ApplicationType;
  person_id: number;
  applicant_name: string;
  created_at: Date;
  read_at: Date | null;
}

export function notificationStore(knex: Knex): NotificationStore {
  const watermarkOf = async (personId: number): Promise<{ upTo: number; markedAt: Date | null }> => {
    const row = await knex('notification_watermarks').where({ person_id: personId }).first();
    return { upTo: row?.read_up_to ?? 0, markedAt: row?.marked_at ?? null };
  };
  /** The first id since a time. Ids grow with time, so a period is a range of ids. */
  const firstIdFrom = async (from: Date): Promise<number | undefined> => {
    const first = knex('notifications').where('created_at', '>=', from).orderBy(['created_at', 'id']);
    return (await first.first('id'))?.id;
  };
  const visibleTo =
    ({ personId, hidden }: Reader) =>
    (query: Knex.QueryBuilder) => {
      // One condition instead of two, with which a database would no longer read in the order of the ids.
      query.whereRaw('coalesce(n.for_person_id, ?) = ?', [personId, personId]);
      leaveOut(query, hidden, columns);
    };
  /** Counts notifications above an id that are for other members of staff; nobody else can have read them. */
  const forOthers = ({ personId }: Reader, upTo: number) =>
    knex('notifications')
      .where('for_person_id', '>', 0)
      .whereNot('for_person_id', personId)
      .where('id', '>', upTo)
      .count('*');
  /** Counts unread notifications above an id about hidden applications, except those for other members of staff. */
  async function unreadHidden({ personId, hidden }: Reader, upTo: number): Promise<number> {
    if (isNothing(hidden)) return 0;
    const [row] = await knex('notifications as n')
      .leftJoin('notification_reads as r', (on) =>
        on.on('r.notification_id', 'n.id').onVal('r.person_id', personId),
      )
      .where((query) => void onlyHidden(query, hidden, columns))
      .where('n.id', '>', upTo)
      .whereNull('r.read_at')
      .where(visibleTo({ personId, hidden: nothingHidden }))
      .count({ total: '*' });
    return Number(row?.total ?? 0);
  }
  return {
    async insert({ type, title, message, application, sinceAt, forPersonId = null }, now) {
      const [id] = await knex('notifications').insert({
        type,
        title,
        message,
        application_id: application.id,
        application_type: application.type,
        person_id: application.personId,
        applicant_name: application.applicantName,
        for_person_id: forPersonId,
        created_at: now,
        since_at: sinceAt,
      });
      return Number(id);
    },
    async since(applicationId, type, after) {
      const row = await knex('notifications')
        .where({ application_id: applicationId, type })
        .where('since_at', '>', after)
        .orderBy('since_at', 'desc')
        .first('id', 'since_at');
      return row && { id: row.id, sinceAt: row.since_at };
    },
    async remove(id) {
      await knex('notifications').where({ id }).delete();
    },
    async isFor(reader, id) {
      const found = await knex('notifications as n').where('n.id', id).where(visibleTo(reader)).first('n.id');
      return found !== undefined;
    },
    async markRead(personId, id, now) {
      const mark = { person_id: personId, notification_id: id, read_at: now };
      await knex('notification_reads').insert(mark).onConflict(['person_id', 'notification_id']).ignore();
    },
    async markAllRead(personId, now) {
      const newest = knex('notifications').select(knex.raw('coalesce(max(id), 0)'));
      await knex('notification_watermarks')
        .insert({ person_id: personId, read_up_to: newest, marked_at: now })
        .onConflict('person_id')
        .merge(['read_up_to', 'marked_at']);
    },
    hasBegun: async (personId) =>
      (await knex('notification_watermarks').where({ person_id: personId }).first('person_id')) !== undefined,
    async begin(personId, since) {
      const [before] = await knex('notifications').where('created_at', '<', since).max('id as id');
      const mark = { person_id: personId, read_up_to: before?.id ?? 0, marked_at: since };
      await knex('notification_watermarks').insert(mark).onConflict('person_id').ignore();
    },
    async unreadOf(reader) {
      const { personId } = reader;
      const { upTo } = await watermarkOf(personId);
      const newer = knex('notifications').where('id', '>', upTo).count('*');
      const read = knex('notification_reads')
        .where({ person_id: personId })
        .where('notification_id', '>', upTo)
        .count('*');
      const row = await knex.select({ newer, read, others: forOthers(reader, upTo) }).first();
      return Number(row.newer) - Number(row.read) - Number(row.others) - (await unreadHidden(reader, upTo));
    },
    async newestFor(reader, { limit, before, from }) {
      const { personId } = reader;
      const { upTo, markedAt } = await watermarkOf(personId);
      const query = knex('notifications as n')
        .leftJoin('notification_reads as r', (on) =>
          on.on('r.notification_id', 'n.id').onVal('r.person_id', personId),
        )
        .select<NotificationRow[]>('n.*', 'r.read_at')
        .where(visibleTo(reader))
        .orderBy('n.id', 'desc')
        .limit(limit);
      if (before !== undefined) query.where('n.id', '<', before);
      if (from) {
        const first = await firstIdFrom(from);
        if (first === undefined) return [];
        query.where('n.id', '>=', first);
      }
      const rows = await query;
      return rows.map((row) => toNotification(row, row.id <= upTo ? markedAt : null));
    },
  };
}

function toNotification(row: NotificationRow, markedAt: Date | null): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    applicationId: row.application_id,
    applicationType: row.application_type,
    personId: row.person_id,
    applicantName: row.applicant_name,
    createdAt: row.created_at,
    readAt: row.read_at ?? markedAt,
  };
}
