import type { ApplicationType, NotificationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { News, Notification } from './notification';

export interface NotificationStore {
  /** Answers its id. */
  insert(news: Omit<News, 'byPersonId'> & { sinceAt: Date }, now: Date): Promise<number>;
  /** The one of this application that began after `after`, if there is one. */
  since(
    applicationId: number,
    type: NotificationType,
    after: Date,
  ): Promise<{ id: number; sinceAt: Date } | undefined>;
  remove(id: number): Promise<void>;
  exists(id: number): Promise<boolean>;
  /** Read marks are each person's own. */
  markRead(personId: number, id: number, now: Date): Promise<void>;
  markAllRead(personId: number, now: Date): Promise<void>;
  unreadOf(personId: number): Promise<number>;
  /** The newest first: those before the id `before`, and not older than `from`, where given. */
  newestFor(
    personId: number,
    asked: { limit: number; before?: number; from?: Date },
  ): Promise<Notification[]>;
}

interface Row {
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
  /** Ids grow with time: this way a period is a range of them. */
  const firstIdFrom = async (from: Date): Promise<number | undefined> => {
    const first = knex('notifications').where('created_at', '>=', from).orderBy(['created_at', 'id']);
    return (await first.first('id'))?.id;
  };
  return {
    async insert({ type, title, message, application, sinceAt }, now) {
      const [id] = await knex('notifications').insert({
        type,
        title,
        message,
        application_id: application.id,
        application_type: application.type,
        person_id: application.personId,
        applicant_name: application.applicantName,
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
    exists: async (id) => (await knex('notifications').where({ id }).first('id')) !== undefined,
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
    async unreadOf(personId) {
      const { upTo } = await watermarkOf(personId);
      const newer = knex('notifications').where('id', '>', upTo).count('*');
      const read = knex('notification_reads')
        .where({ person_id: personId })
        .where('notification_id', '>', upTo)
        .count('*');
      const row = await knex.select({ newer, read }).first();
      return Number(row.newer) - Number(row.read);
    },
    async newestFor(personId, { limit, before, from }) {
      const { upTo, markedAt } = await watermarkOf(personId);
      const query = knex('notifications as n')
        .leftJoin('notification_reads as r', (on) =>
          on.on('r.notification_id', 'n.id').onVal('r.person_id', personId),
        )
        .select<Row[]>('n.*', 'r.read_at')
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

function toNotification(row: Row, markedAt: Date | null): Notification {
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
