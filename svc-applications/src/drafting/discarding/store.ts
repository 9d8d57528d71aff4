import type { Knex } from 'knex';
import { inOpenSlot, refreshWords } from '../../application';
import { queuePiecesOfLetters } from '../../documents';
import { counted } from '../../platform';
import type { Discarded } from './discarded';
import { type Rows, readRows, rowsFrom, rowsInText, writeRows } from './rows-store';

export interface DiscardedStore {
  /** Moves a draft with all its rows out of the applications, within a transaction that has locked the draft. */
  keep(draft: Pick<Discarded, 'id' | 'personId' | 'type'>, now: Date): Promise<void>;
  /** The drafts of a person that were discarded after a time and can still be brought back, newest first. */
  ofPerson(personId: number, after: Date): Promise<Discarded[]>;
  /** The newest draft that a person discarded in a programme's wizard after a time; undefined if there is none. */
  ofWizard(personId: number, type: Discarded['type'], after: Date): Promise<number | undefined>;
  /** Locks a draft that can still be brought back, until this transaction ends. */
  lock(id: number): Promise<Discarded | undefined>;
  /**
   * Moves a draft with all its rows back, within the transaction that has locked it.
   * @throws AlreadyApplied
   */
  bringBack(id: number): Promise<void>;
  /**
   * Marks drafts that were discarded before a time, so that they can no longer be brought back. Returns the ids of all
   * marked drafts, including those that an earlier removal left.
   */
  markForRemoval(before: Date, now: Date): Promise<number[]>;
  filesOf(id: number): Promise<string[]>;
  remove(id: number): Promise<void>;
}

interface DiscardedRow {
  id: number;
  person_id: number;
  type: Discarded['type'];
  contents: string;
  discarded_at: Date;
  removing_at: Date | null;
}

export function discardedStore(knex: Knex): DiscardedStore {
  const rows = () => knex<DiscardedRow>('discarded_drafts');
  const kept = (personId: number, after: Date) =>
    rows()
      .where({ person_id: personId, removing_at: null })
      .where('discarded_at', '>', after)
      .orderBy('discarded_at', 'desc');
  return {
    async keep({ id, personId: person_id, type }, now) {
      const contents = await readRows(knex, id);
      await knex('discarded_drafts').insert({
        id,
        person_id,
        type,
        contents: rowsInText(contents),
        discarded_at: now,
      });
      const files = filesIn(contents).map((file_path) => ({ draft_id: id, file_path }));
      if (files.length > 0) await knex('discarded_files').insert(files);
      await queuePiecesOfLetters(knex, [id]);
      // The rows of other tables that belong to the application are deleted with it.
      await counted(knex, { ids: [id] }, (trx) => trx('applications').where({ id }).delete());
    },
    async ofPerson(personId, after) {
      const found = await kept(personId, after).select('id', 'person_id', 'type', 'discarded_at');
      return found.map(toDiscarded);
    },
    async ofWizard(personId, type, after) {
      const found = await kept(personId, after).where({ type }).select('id', 'contents');
      // Leaves out a draft that somebody else began under the person's address: it goes back to that person.
      const isOfWizard = ({ contents }: Pick<DiscardedRow, 'contents'>) => {
        const application = rowsFrom(contents).applications?.[0];
        return application?.origin === 'wizard' && Number(application.person_id) === personId;
      };
      return found.find(isOfWizard)?.id;
    },
    async lock(id) {
      const row = await rows().where({ id, removing_at: null }).forUpdate().first();
      return row && toDiscarded(row);
    },
    async bringBack(id) {
      const row = await rows().where({ id }).first('contents');
      if (!row) throw new Error(`The draft ${id} is not there`);
      const contents = rowsFrom(row.contents);
      await counted(knex, { made: () => [id] }, (trx) => inOpenSlot(() => writeRows(trx, id, contents)));
      await refreshWords(knex, [id]);
      await rows().where({ id }).delete();
    },
    async markForRemoval(before, now) {
      await rows().where('discarded_at', '<', before).whereNull('removing_at').update({ removing_at: now });
      return rows().whereNotNull('removing_at').orderBy('id').pluck('id');
    },
    filesOf: (id) => knex('discarded_files').where({ draft_id: id }).orderBy('id').pluck('file_path'),
    async remove(id) {
      await rows().where({ id }).delete();
    },
  };
}

const filesIn = ({ documents = [], referee_letters = [] }: Rows): string[] =>
  [...documents, ...referee_letters].flatMap(({ file_path }) => (file_path ? [String(file_path)] : []));

const toDiscarded = (row: Omit<DiscardedRow, 'contents' | 'removing_at'>): Discarded => ({
  id: row.id,
  personId: row.person_id,
  type: row.type,
  discardedAt: row.discarded_at,
});
