import type { Knex } from 'knex';
import type { Document, LetterWriter } from '../applications/contents';

export interface NewDocument extends Document {
  sha256: string;
}

export interface DocumentStore {
  /** By type. */
  of(applicationId: number): Promise<NewDocument[]>;
  byPath(filePath: string): Promise<NewDocument | undefined>;
  /** Those of these paths that a document has. */
  knownAmong(paths: string[]): Promise<Set<string>>;
  /** All documents, those of the lowest ids first; the next page begins after the last id of this one. */
  page(afterId: number, limit: number): Promise<ListedDocument[]>;
  /** Puts it in the place of the one of its type; answers the path of that one. */
  replace(applicationId: number, document: NewDocument, now: Date): Promise<string | undefined>;
  /** Notes who wrote the letter of this type. */
  nameWriter(applicationId: number, uploadType: string, writer: LetterWriter): Promise<void>;
}

/** With the ids that it may be named by. */
export interface ListedDocument extends NewDocument {
  id: number;
  applicationId: number;
}

interface Row {
  upload_type: string;
  file_path: string;
  original_name: string;
  size: number;
  mime_type: string;
  sha256: string;
  letter_name: string | null;
  letter_email: string | null;
}

export function documentStore(knex: Knex): DocumentStore {
  const rows = () => knex<Row & { id: number; application_id: number }>('documents');
  return {
    async of(applicationId) {
      const found = await rows().where({ application_id: applicationId }).orderBy('upload_type');
      return found.map(toDocument);
    },
    async byPath(filePath) {
      const row = await rows().where({ file_path: filePath }).first();
      return row && toDocument(row);
    },
    async knownAmong(paths) {
      return new Set(await rows().whereIn('file_path', paths).pluck('file_path'));
    },
    async page(afterId, limit) {
      const found = await rows().where('id', '>', afterId).orderBy('id').limit(limit);
      return found.map((row) => ({ ...toDocument(row), id: row.id, applicationId: row.application_id }));
    },
    async replace(applicationId, document, now) {
      const key = { application_id: applicationId, upload_type: document.uploadType };
      const earlier = await rows().where(key).first('file_path');
      if (earlier) await rows().where(key).delete();
      await knex('documents').insert({
        ...key,
        file_path: document.filePath,
        original_name: document.originalName,
        size: document.size,
        mime_type: document.mimeType,
        sha256: document.sha256,
        ...writerColumns(document.letterOf),
        created_at: now,
      });
      return earlier?.file_path;
    },
    async nameWriter(applicationId, uploadType, writer) {
      await rows()
        .where({ application_id: applicationId, upload_type: uploadType })
        .update(writerColumns(writer));
    },
  };
}

function toDocument(row: Row): NewDocument {
  return {
    uploadType: row.upload_type,
    filePath: row.file_path,
    originalName: row.original_name,
    size: row.size,
    mimeType: row.mime_type,
    sha256: row.sha256,
    letterOf:
      row.letter_name === null || row.letter_email === null
        ? null
        : { fullName: row.letter_name, email: row.letter_email },
  };
}

const writerColumns = (writer: LetterWriter | null | undefined) => ({
  letter_name: writer?.fullName ?? null,
  letter_email: writer?.email ?? null,
});
