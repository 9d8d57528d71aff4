import type { Knex } from 'knex';
import type { Note } from './note';

export interface NoteStore {
  /** The notes of an application, oldest first. */
  ofApplication(applicationId: number): Promise<Note[]>;
  count(applicationId: number): Promise<number>;
  find(id: number): Promise<Note | undefined>;
  /** Returns the new id. */
  insert(note: Omit<Note, 'id'>): Promise<number>;
  remove(id: number): Promise<void>;
}

interface NoteRow {
  id: number;
  application_id: number;
  staff_id: number;
  staff_name: string;
  text: string;
  created_at: Date;
}

export function noteStore(knex: Knex): NoteStore {
  const rows = () => knex<NoteRow>('notes');
  return {
    ofApplication: async (id) => (await rows().where({ application_id: id }).orderBy('id')).map(toNote),
    async count(applicationId) {
      const [row] = await rows().where({ application_id: applicationId }).count({ n: '*' });
      return Number(row?.n ?? 0);
    },
    async find(id) {
      const row = await rows().where({ id }).first();
      return row && toNote(row);
    },
    async insert({ applicationId, by, text, createdAt }) {
      const [id] = await rows().insert({
        application_id: applicationId,
        staff_id: by.id,
        staff_name: by.name,
        text,
        created_at: createdAt,
      });
      return Number(id);
    },
    async remove(id) {
      await rows().where({ id }).delete();
    },
  };
}

const toNote = (row: NoteRow): Note => ({
  id: row.id,
  applicationId: row.application_id,
  by: { id: row.staff_id, name: row.staff_name },
  text: row.text,
  createdAt: row.created_at,
});
