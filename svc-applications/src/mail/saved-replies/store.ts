import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type ReplyWords, replyKey, type SavedReply } from './saved-reply';

export interface SavedReplyStore {
  /** All texts of the team, by name. */
  all(): Promise<SavedReply[]>;
  count(): Promise<number>;
  find(id: number): Promise<SavedReply | undefined>;
  /** Inserts a reply and returns its id; undefined if the language has a reply with this name. */
  insert(reply: ReplyWords, by: SavedReply['changedBy'], now: Date): Promise<number | undefined>;
  /** Changes a reply if it has this version. 'taken': another reply has this name; 'stale': it was changed since. */
  change(reply: SavedReply): Promise<'changed' | 'taken' | 'stale'>;
  remove(id: number): Promise<void>;
}

interface Row {
  id: number;
  language: SavedReply['language'];
  name: string;
  text: string;
  status: SavedReply['status'];
  version: number;
  changed_by: number;
  changed_by_name: string;
  updated_at: Date;
}

const toReply = (row: Row): SavedReply => ({
  id: row.id,
  language: row.language,
  name: row.name,
  text: row.text,
  status: row.status,
  version: row.version,
  changedBy: { personId: row.changed_by, name: row.changed_by_name },
  updatedAt: new Date(row.updated_at),
});

const wordsOf = ({ language, name, text, status }: ReplyWords) => ({
  language,
  name,
  name_key: replyKey(name),
  text,
  status,
});

const authorOf = ({ personId, name }: SavedReply['changedBy']) => ({
  changed_by: personId,
  changed_by_name: name,
});

const isTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'saved_replies', ['language', 'name_key']);

const inOrder = new Intl.Collator('en');

export function savedReplyStore(knex: Knex): SavedReplyStore {
  return {
    async all() {
      const rows: Row[] = await knex('saved_replies').select('*');
      return rows.map(toReply).sort((a, b) => inOrder.compare(a.name, b.name) || a.id - b.id);
    },
    async count() {
      const row = await knex('saved_replies').count({ n: '*' }).first();
      return Number(row?.n ?? 0);
    },
    async find(id) {
      const row: Row | undefined = await knex('saved_replies').where({ id }).first();
      return row && toReply(row);
    },
    async insert(reply, by, now) {
      const row = { ...wordsOf(reply), ...authorOf(by), version: 1, created_at: now, updated_at: now };
      try {
        const [id] = await knex('saved_replies').insert(row);
        return Number(id);
      } catch (error) {
        if (isTaken(error)) return undefined;
        throw error;
      }
    },
    async change({ id, version, changedBy, updatedAt, ...words }) {
      const row = { ...wordsOf(words), ...authorOf(changedBy), version: version + 1, updated_at: updatedAt };
      try {
        const changed = await knex('saved_replies').where({ id, version }).update(row);
        return changed > 0 ? 'changed' : 'stale';
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },
    async remove(id) {
      await knex('saved_replies').where({ id }).delete();
    },
  };
}
