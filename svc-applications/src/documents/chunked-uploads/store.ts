import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { refuseErased } from '../../application';
import { type ChunkedUpload, fileIdOf, pathsOf, type Sender } from './chunked-upload';

export interface ChunkedUploadStore {
  /** The same file of the same sender, if it was begun before. */
  same(file: Pick<ChunkedUpload, 'sender' | 'sha256' | 'size'>): Promise<ChunkedUpload | undefined>;
  find(id: string): Promise<ChunkedUpload | undefined>;
  /**
   * Begins a file; returns false if another request began it meanwhile.
   * @throws NotSignedIn for an erased person
   */
  begin(file: ChunkedUpload, now: Date): Promise<boolean>;
  /** Records that somebody continues the file, perhaps under another name. */
  goOn(file: Pick<ChunkedUpload, 'id' | 'originalName'>, now: Date): Promise<void>;
  /** Records that a call used the whole file. */
  taken(id: string, now: Date): Promise<void>;
  /** The numbers of the pieces that have arrived, in order. */
  arrived(id: string): Promise<number[]>;
  /** Records a stored piece, within a transaction; returns false if the file is gone. */
  addPiece(id: string, number: number, now: Date): Promise<boolean>;
  /** Removes the record of the pieces, so that they are sent again. */
  forgetPieces(id: string): Promise<void>;
  /** The ids of a sender's files, except the `most` that were active last. */
  beyond(senderId: number, most: number): Promise<string[]>;
  /** The ids of files that were idle since `untouched`, or used before `taken`. */
  stale(since: { untouched: Date; taken: Date }, limit: number): Promise<string[]>;
  /** Removes files within a transaction, and queues their pieces for removal from the store. */
  remove(ids: readonly string[]): Promise<void>;
}

/** Files of people and of referees are in separate tables, so that no call finds a file of the other kind. */
const tables = {
  person: {
    files: 'arriving_files',
    pieces: 'arriving_pieces',
    sender: 'person_id',
    file: 'arriving_file_id',
  },
  letter: {
    files: 'arriving_letters',
    pieces: 'arriving_letter_pieces',
    sender: 'letter_request_id',
    file: 'arriving_letter_id',
  },
} as const;

interface Row {
  id: string;
  person_id?: number;
  letter_request_id?: number;
  original_name: string;
  size: number;
  sha256: string;
  piece_bytes: number;
}

/** The stores of chunked uploads by kind of sender. */
export const chunkedUploadStores = (knex: Knex): Record<Sender['kind'], ChunkedUploadStore> => ({
  person: chunkedUploadStore(knex, 'person'),
  letter: chunkedUploadStore(knex, 'letter'),
});

function chunkedUploadStore(knex: Knex, kind: Sender['kind']): ChunkedUploadStore {
  const table = tables[kind];
  const rows = () => knex(table.files);
  const pieces = () => knex(table.pieces);
  const toFile = fileOf(kind);
  const one = async (key: Partial<Row>) => {
    const row: Row | undefined = await rows().where(key).first();
    return row && toFile(row);
  };
  return {
    same: ({ sender, sha256, size }) => one({ [table.sender]: sender.id, sha256, size }),
    find: (id) => one({ id }),
    async begin(file, now) {
      if (kind === 'person') await refuseErased(knex, file.sender.id, now);
      try {
        await rows().insert({ ...toRow(file), touched_at: now });
        return true;
      } catch (error) {
        if (isUniqueViolation(error, table.files, [table.sender, 'sha256', 'size'])) return false;
        throw error;
      }
    },
    async goOn({ id, originalName }, now) {
      await rows().where({ id }).update({ original_name: originalName, touched_at: now, taken_at: null });
    },
    async taken(id, now) {
      await rows().where({ id }).update({ taken_at: now });
    },
    arrived: (id) =>
      pieces()
        .where({ [table.file]: id })
        .orderBy('number')
        .pluck('number'),
    async addPiece(id, number, now) {
      // The row is changed first: from then on nothing removes the file until the piece is recorded.
      if ((await rows().where({ id }).update({ touched_at: now })) === 0) return false;
      await pieces()
        .insert({ [table.file]: id, number })
        .onConflict([table.file, 'number'])
        .ignore();
      return true;
    },
    async forgetPieces(id) {
      await pieces()
        .where({ [table.file]: id })
        .delete();
    },
    beyond: (senderId, most) =>
      rows()
        .where({ [table.sender]: senderId })
        .orderBy('touched_at', 'desc')
        .orderBy('id')
        .offset(most)
        .limit(1000)
        .pluck('id'),
    stale: ({ untouched, taken }, limit) =>
      rows().where('touched_at', '<', untouched).orWhere('taken_at', '<', taken).limit(limit).pluck('id'),
    async remove(ids) {
      if (ids.length === 0) return;
      const files: Row[] = await rows().whereIn('id', [...ids]);
      await queuePieces(knex, files.map(toFile));
      await rows()
        .whereIn('id', [...ids])
        .delete();
    },
  };
}

/** Queues pieces for removal from the store, including pieces that a killed process did not record. */
async function queuePieces(knex: Knex, files: ChunkedUpload[]): Promise<void> {
  const paths = files.flatMap(pathsOf);
  await knex.batchInsert(
    'erasing_files',
    paths.map((file_path) => ({ file_path })),
    100,
  );
}

const rowsOf = (knex: Knex, personId: number) => knex<Row>('arriving_files').where({ person_id: personId });

const rowsOfLetters = (knex: Knex, applicationIds: readonly number[]) => {
  const requests = knex('letter_requests').whereIn('application_id', [...applicationIds]);
  return knex<Row>('arriving_letters').whereIn('letter_request_id', requests.select('id'));
};

/** The ids of files that a person is sending in pieces. */
export const uploadsOf = (knex: Knex, personId: number): Promise<string[]> =>
  rowsOf(knex, personId).pluck('id');

/** The ids of letters that are being sent in pieces for these applications. */
export const uploadsOfLetters = (knex: Knex, applicationIds: readonly number[]): Promise<string[]> =>
  rowsOfLetters(knex, applicationIds).pluck('id');

/** Queues the pieces of all files of a person, whose rows are deleted afterwards. */
export async function queuePiecesOf(knex: Knex, personId: number): Promise<void> {
  const rows: Row[] = await rowsOf(knex, personId);
  await queuePieces(knex, rows.map(fileOf('person')));
}

/** Queues the pieces of letters for these applications; the rows are deleted with the letter requests. */
export async function queuePiecesOfLetters(knex: Knex, applicationIds: readonly number[]): Promise<void> {
  const rows: Row[] = await rowsOfLetters(knex, applicationIds);
  await queuePieces(knex, rows.map(fileOf('letter')));
}

/** The paths among these that are pieces of a file that is still arriving. */
export async function piecesAmong(knex: Knex, paths: readonly string[]): Promise<string[]> {
  const pieces = paths.filter((path) => fileIdOf(path) !== undefined);
  if (pieces.length === 0) return [];
  const ids = pieces.map(fileIdOf) as string[];
  const known = new Set<string>();
  for (const { files } of Object.values(tables)) {
    for (const id of await knex(files).whereIn('id', ids).pluck('id')) known.add(id);
  }
  return pieces.filter((path) => known.has(fileIdOf(path) as string));
}

const fileOf =
  (kind: Sender['kind']) =>
  (row: Row): ChunkedUpload => ({
    id: row.id,
    sender: { kind, id: Number(row[tables[kind].sender]) },
    originalName: row.original_name,
    size: row.size,
    sha256: row.sha256,
    pieceBytes: row.piece_bytes,
  });

const toRow = ({ id, sender, originalName, size, sha256, pieceBytes }: ChunkedUpload): Row => ({
  id,
  [tables[sender.kind].sender]: sender.id,
  original_name: originalName,
  size,
  sha256,
  piece_bytes: pieceBytes,
});
