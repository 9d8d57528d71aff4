import type { Knex } from 'knex';
import {
  type DocumentRow,
  type LetterWriter,
  type NewDocument,
  type ScanState,
  toDocument,
} from '../application';
import type { TableWithFiles } from '../platform';
import { piecesAmong } from './chunked-uploads/store';

export interface DocumentStore {
  /** The documents of an application in the order of their upload types. */
  of(applicationId: number): Promise<NewDocument[]>;
  /** The documents of these applications, each with its application's id. */
  ofAll(applicationIds: readonly number[]): Promise<(NewDocument & { applicationId: number })[]>;
  /** The time of the newest document of this application. */
  newestAt(applicationId: number): Promise<Date | undefined>;
  byPath(filePath: string): Promise<NewDocument | undefined>;
  /**
   * The paths among these that belong to a document, even of a discarded draft, or that belonged to one when its
   * application was submitted.
   */
  knownAmong(paths: string[]): Promise<Set<string>>;
  /** Up to `limit` documents with ids above `afterId`, in the order of their ids. */
  page(afterId: number, limit: number): Promise<ListedDocument[]>;
  /** Stores a document in place of one with the same upload type; returns the path of the replaced file. */
  replace(applicationId: number, document: NewDocument, now: Date): Promise<string | undefined>;
  /** Removes the document of an upload type; returns the path of its file. */
  remove(applicationId: number, uploadType: string): Promise<string | undefined>;
  /** Up to `limit` documents with ids above `afterId` that wait for the virus scanner, in the order of their ids. */
  waitingForScan(afterId: number, limit: number): Promise<ListedDocument[]>;
  /** Records the scanner's verdict on a file, in every table that still has it. */
  scanned(filePath: string, scan: ScanState): Promise<void>;
  /** Ends the waiting of all files for the scanner. */
  stopWaitingForScan(): Promise<void>;
  /** Records the author of the letter of this upload type. */
  nameWriter(applicationId: number, uploadType: string, writer: LetterWriter): Promise<void>;
}

/** A document with the ids by which a report names it. */
export interface ListedDocument extends NewDocument {
  id: number;
  applicationId: number;
}

interface ListedRow extends DocumentRow {
  created_at: Date;
  id: number;
  application_id: number;
}

/** The store of documents; `withFiles` are the tables of all modules with paths of stored files. */
export function documentStore(knex: Knex, withFiles: readonly TableWithFiles[]): DocumentStore {
  const rows = () => knex<ListedRow>('documents');
  async function remove(applicationId: number, uploadType: string): Promise<string | undefined> {
    const key = { application_id: applicationId, upload_type: uploadType };
    const row = await rows().where(key).first('file_path');
    if (row) await rows().where(key).delete();
    return row?.file_path;
  }
  return {
    remove,
    async of(applicationId) {
      const found = await rows().where({ application_id: applicationId }).orderBy('upload_type');
      return found.map(toDocument);
    },
    async ofAll(applicationIds) {
      const found = await rows().whereIn('application_id', applicationIds);
      return found.map((row) => ({ ...toDocument(row), applicationId: row.application_id }));
    },
    async newestAt(applicationId) {
      const newest = rows().where({ application_id: applicationId }).orderBy('created_at', 'desc');
      return (await newest.first('created_at'))?.created_at;
    },
    async byPath(filePath) {
      const row = await rows().where({ file_path: filePath }).first();
      return row && toDocument(row);
    },
    async knownAmong(paths) {
      const [first, ...others] = withFiles.map(({ name, files: { column } }) =>
        knex(name).whereIn(column, paths).select(knex.ref(column).as('path')),
      );
      const stored: { path: string }[] = first ? await first.union(others) : [];
      return new Set([...stored.map(({ path }) => path), ...(await piecesAmong(knex, paths))]);
    },
    async page(afterId, limit) {
      return (await rows().where('id', '>', afterId).orderBy('id').limit(limit)).map(toListed);
    },
    async waitingForScan(afterId, limit) {
      const waiting = rows().where({ scan: 'waiting' }).where('id', '>', afterId);
      return (await waiting.orderBy('id').limit(limit)).map(toListed);
    },
    async scanned(filePath, scan) {
      await rows().where({ file_path: filePath }).update({ scan });
      await knex('submitted_files').where({ file_path: filePath }).update({ scan });
    },
    async stopWaitingForScan() {
      await rows().where({ scan: 'waiting' }).update({ scan: null });
      await knex('submitted_files').where({ scan: 'waiting' }).update({ scan: null });
    },
    async replace(applicationId, document, now) {
      const key = { application_id: applicationId, upload_type: document.uploadType };
      const earlier = await remove(applicationId, document.uploadType);
      await knex('documents').insert({
        ...key,
        file_path: document.filePath,
        original_name: document.originalName,
        size: document.size,
        mime_type: document.mimeType,
        sha256: document.sha256,
        scan: document.scan ?? null,
        ...writerColumns(document.letterOf),
        created_at: now,
      });
      return earlier;
    },
    async nameWriter(applicationId, uploadType, writer) {
      await rows()
        .where({ application_id: applicationId, upload_type: uploadType })
        .update(writerColumns(writer));
    },
  };
}

const toListed = (row: ListedRow): ListedDocument => ({
  ...toDocument(row),
  id: row.id,
  applicationId: row.application_id,
});

const writerColumns = (writer: LetterWriter | null | undefined) => ({
  letter_name: writer?.fullName ?? null,
  letter_email: writer?.email ?? null,
});
