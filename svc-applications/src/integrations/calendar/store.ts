import type { Knex } from 'knex';
import { type AnswersRow, answersOfRow } from '../../application';
import type { Subject } from './events';

export interface Feed {
  id: number;
  personId: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface CalendarStore {
  /** Applications that calendars show and that were submitted after `since`, newest first, without the hidden ones. */
  submitted(since: Date, limit: number, hidden: readonly number[]): Promise<Subject[]>;
  /** The feeds of a person, newest first. */
  feedsOf(personId: number): Promise<Feed[]>;
  insert(feed: { personId: number; name: string; secretHash: string }, now: Date): Promise<number>;
  bySecret(secretHash: string): Promise<Feed | undefined>;
  noteUse(id: number, now: Date): Promise<void>;
  /** Returns false if this person has no such feed. */
  remove(id: number, personId: number): Promise<boolean>;
}

interface FeedRow {
  id: number;
  person_id: number;
  name: string;
  secret_hash: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface SubjectRow extends AnswersRow {
  type: Subject['type'];
  status: Subject['status'];
  version: number;
  updated_at: Date;
}

const toFeed = (row: FeedRow): Feed => ({
  id: row.id,
  personId: row.person_id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export function calendarStore(knex: Knex): CalendarStore {
  const feeds = () => knex<FeedRow>('calendar_feeds');
  return {
    async submitted(since, limit, hidden) {
      const rows: SubjectRow[] = await knex('applications')
        .whereIn('status', ['submitted', 'in-review', 'approved'])
        .whereNull('withdrawn_at')
        .where('submitted_at', '>', since)
        .whereNotIn('id', hidden)
        .orderBy('submitted_at', 'desc')
        .limit(limit)
        .select('id', 'type', 'status', 'version', 'answers', 'answers_version', 'updated_at');
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          type: row.type,
          status: row.status,
          withdrawnAt: null,
          version: row.version,
          updatedAt: row.updated_at,
          answers: await answersOfRow(knex, row),
        })),
      );
    },
    feedsOf: async (person_id) => (await feeds().where({ person_id }).orderBy('id', 'desc')).map(toFeed),
    async insert({ personId, name, secretHash }, now) {
      const row = { person_id: personId, name, secret_hash: secretHash, created_at: now };
      const [id] = await knex('calendar_feeds').insert(row);
      return Number(id);
    },
    async bySecret(secret_hash) {
      const row = await feeds().where({ secret_hash }).first();
      return row && toFeed(row);
    },
    async noteUse(id, now) {
      await feeds().where({ id }).update({ last_used_at: now });
    },
    remove: async (id, person_id) => (await feeds().where({ id, person_id }).delete()) === 1,
  };
}
