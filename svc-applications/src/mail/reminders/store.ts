import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type DraftLeftAlone, draftsLeftAlone } from './left-alone-store';

export interface Reminder {
  id: number;
  applicationId: number;
  days: number;
  addressHash: string;
  /** Null if the reminder was skipped. */
  secret: string | null;
  /** When the draft last changed before the reminder. */
  touchedAt: Date;
  notifiedAt: Date;
}

export type NewReminder = Omit<Reminder, 'id' | 'notifiedAt'> & { personId: number };

export interface ReminderStore {
  /** The drafts among these applications; the number of statements does not depend on theirs. */
  leftAlone(ids: number[]): Promise<DraftLeftAlone[]>;
  /** Drafts that last changed (documents included) in this range and have no row for these days, oldest first. */
  due(days: number, touched: { after: Date; until: Date }, limit: number): Promise<number[]>;
  /** Whether a reminder for this draft is still due. With the application locked, the answer stays true. */
  isDue(days: number, touched: { after: Date; until: Date }, id: number): Promise<boolean>;
  /** The number of reminders sent since a time. */
  notifiedSince(since: Date): Promise<number>;
  /** Whether this address got a reminder before. */
  wasNotified(addressHash: string): Promise<boolean>;
  /** Records a reminder; returns its id, or undefined if another replica was faster. */
  note(reminder: NewReminder, now: Date): Promise<number | undefined>;
  find(id: number): Promise<Reminder | undefined>;
  bySecret(secret: string): Promise<Reminder | undefined>;
  /** Removes a reminder, so that it can be due again. */
  forget(id: number): Promise<void>;
  isStopped(addressHash: string): Promise<boolean>;
  stop(addressHash: string, now: Date): Promise<void>;
  goOn(addressHash: string): Promise<void>;
}

interface ReminderRow {
  id: number;
  application_id: number;
  days: number;
  address_hash: string;
  secret: string | null;
  touched_at: Date;
  told_at: Date;
}

export function reminderStore(knex: Knex): ReminderStore {
  const reminders = () => knex<ReminderRow>('draft_reminders');
  const dueNow = (days: number, { after, until }: { after: Date; until: Date }) =>
    knex('applications as a')
      .whereIn('a.status', ['draft', 'in-progress'])
      .where('a.updated_at', '>', after)
      .where('a.updated_at', '<=', until)
      .whereRaw('not exists (select 1 from documents d where d.application_id = a.id and d.created_at > ?)', [
        until,
      ])
      .whereRaw('not exists (select 1 from draft_reminders r where r.application_id = a.id and r.days = ?)', [
        days,
      ]);
  const toReminder = (row: ReminderRow | undefined): Reminder | undefined =>
    row && {
      id: row.id,
      applicationId: row.application_id,
      days: row.days,
      addressHash: row.address_hash,
      secret: row.secret,
      touchedAt: row.touched_at,
      notifiedAt: row.told_at,
    };
  return {
    leftAlone: (ids) => draftsLeftAlone(knex, ids),
    due: (days, touched, limit) =>
      dueNow(days, touched).orderBy(['a.updated_at', 'a.id']).limit(limit).pluck('a.id'),
    isDue: async (days, touched, id) =>
      (await dueNow(days, touched).where('a.id', id).first('a.id')) !== undefined,
    async notifiedSince(since) {
      const row = await reminders()
        .where('told_at', '>', since)
        .whereNotNull('secret')
        .count({ n: '*' })
        .first();
      return Number(row?.n ?? 0);
    },
    wasNotified: async (address_hash) =>
      (await reminders().where({ address_hash }).whereNotNull('secret').first('id')) !== undefined,
    async note({ applicationId, personId, days, addressHash, secret, touchedAt }, now) {
      const row = {
        application_id: applicationId,
        person_id: personId,
        days,
        address_hash: addressHash,
        secret,
        touched_at: touchedAt,
        told_at: now,
      };
      try {
        const [id] = await knex('draft_reminders').insert(row);
        return Number(id);
      } catch (error) {
        if (isUniqueViolation(error, 'draft_reminders', ['application_id', 'days'])) return undefined;
        throw error;
      }
    },
    find: async (id) => toReminder(await reminders().where({ id }).first()),
    bySecret: async (secret) => toReminder(await reminders().where({ secret }).first()),
    async forget(id) {
      await reminders().where({ id }).delete();
    },
    isStopped: async (address_hash) =>
      (await knex('reminder_stops').where({ address_hash }).first('address_hash')) !== undefined,
    async stop(address_hash, now) {
      await knex('reminder_stops')
        .insert({ address_hash, stopped_at: now })
        .onConflict('address_hash')
        .ignore();
    },
    async goOn(address_hash) {
      await knex('reminder_stops').where({ address_hash }).delete();
    },
  };
}
