import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type ArrivingFile, fileIdOf, pathsOf } from './arriving-file';

export interface ArrivingStore {
  /** The same file of the same person, begun before. */
  same(file: Pick<ArrivingFile, 'personId' | 'sha256' | 'size'>): Promise<ArrivingFile | undefined>;
  find(id: string): Promise<ArrivingFile | undefined>;
  /** False where another request began the same file meanwhile. */
  begin(file: ArrivingFile, now: Date): Promise<boolean>;
  /** Notes that somebody goes on with the file, perhaps under another name. */
  goOn(file: Pick<ArrivingFile, 'id' | 'originalName'>, now: Date): Promise<void>;
  /** Notes that a call took the whole file. */
  taken(id: string, now: Date): Promise<void>;
  /** The numbers of the pieces that have arrived, in order. */
  arrived(id: string): Promise<number[]>;
  /** Notes a piece that lies in the store. False where the file is gone. Within a transaction. */
  addPiece(id: string, number: number, now: Date): Promise<boolean>;
  /** Forgets the pieces, so that they are sent again. */
  forgetPieces(id: string): Promise<void>;
  /** The files of a person beyond the `most` that were touched last. */
  beyond(personId: number, most: number): Promise<string[]>;
  /** Files that stood still since `untouched`, or were taken before `taken`. */
  stale(since: { untouched: Date; taken: Date }, limit: number): Promise<string[]>;
  /** Forgets files, and queues their pieces for removal from the store. Within a transaction. */
  remove(ids: readonly string[]): Promise<void>;
}

interface Row {
  id: string;
  person_id: number;
  original_name: string;
  size: number;
  sha256: string;
  piece_bytes: number;
}

interface PieceRow {
  arriving_file_id: string;
  number: number;
}

export function arrivingStore(knex: Knex): ArrivingStore {
  const rows = () => knex('arriving_files');
  const pieces = () => knex<PieceRow>('arriving_pieces');
  const one = (key: Partial<Row>) => knex<Row>('arriving_files').where(key).first();
  return {
    async same({ personId, sha256, size }) {
      const row = await one({ person_id: personId, sha256, size });
      return row && toFile(row);
    },
    async find(id) {
      const row = await one({ id });
      return row && toFile(row);
    },
    async begin(file, now) {
      try {
        await rows().insert({ ...toRow(file), touched_at: now });
        return true;
      } catch (error) {
        if (isUniqueViolation(error, 'arriving_files', ['person_id', 'sha256', 'size'])) return false;
        throw error;
      }
    },
    async goOn({ id, originalName }, now) {
      await rows().where({ id }).update({ original_name: originalName, touched_at: now, taken_at: null });
    },
    async taken(id, now) {
      await rows().where({ id }).update({ taken_at: now });
    },
    arrived: (id) => pieces().where({ arriving_file_id: id }).orderBy('number').pluck('number'),
    async addPiece(id, number, now) {
      // The row is changed first: from then on nothing removes the file until the piece is noted.
      if ((await rows().where({ id }).update({ touched_at: now })) === 0) return false;
      await knex('arriving_pieces')
        .insert({ arriving_file_id: id, number })
        .onConflict(['arriving_file_id', 'number'])
        .ignore();
      return true;
    },
    async forgetPieces(id) {
      await pieces().where({ arriving_file_id: id }).delete();
    },
    beyond: (personId, most) =>
      rows()
        .where({ person_id: personId })
        .orderBy('touched_at', 'desc')
        .orderBy('id')
        .offset(most)
        .limit(1000)
        .pluck('id'),
    stale: ({ untouched, taken }, limit) =>
      rows().where('touched_at', '<', untouched).orWhere('taken_at', '<', taken).limit(limit).pluck('id'),
    async remove(ids) {
      if (ids.length === 0) return;
      await queuePieces(knex, await knex<Row>('arriving_files').whereIn('id', [...ids]));
      await rows()
        .whereIn('id', [...ids])
        .delete();
    },
  };
}

/** Pieces wait for their removal from the store, those too that a killed process did not note. */
async function queuePieces(knex: Knex, files: Row[]): Promise<void> {
  const paths = files.map(toFile).flatMap(pathsOf);
  await knex.batchInsert(
    'erasing_files',
    paths.map((file_path) => ({ file_path })),
    100,
  );
}

/** The same for all files of a person, whose rows go afterwards. */
export const queuePiecesOf = async (knex: Knex, personId: number): Promise<void> =>
  queuePieces(knex, await knex<Row>('arriving_files').where({ person_id: personId }));

/** Those of these paths that lead to a piece of a file that is still arriving. */
export async function piecesAmong(knex: Knex, paths: readonly string[]): Promise<string[]> {
  const pieces = paths.filter((path) => fileIdOf(path) !== undefined);
  if (pieces.length === 0) return [];
  const ids = pieces.map(fileIdOf) as string[];
  const known = new Set<string>(await knex('arriving_files').whereIn('id', ids).pluck('id'));
  return pieces.filter((path) => known.has(fileIdOf(path) as string));
}

const toFile = (row: Row): ArrivingFile => ({
  id: row.id,
  personId: row.person_id,
  originalName: row.original_name,
  size: row.size,
  sha256: row.sha256,
  pieceBytes: row.piece_bytes,
});

const toRow = (file: ArrivingFile): Row => ({
  id: file.id,
  person_id: file.personId,
  original_name: file.originalName,
  size: file.size,
  sha256: file.sha256,
  piece_bytes: file.pieceBytes,
});
