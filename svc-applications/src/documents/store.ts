import type { Knex } from 'knex';
import type { Document } from '../applications/contents';

export interface NewDocument extends Document {
  sha256: string;
}

export interface DocumentStore {
  /** By type. */
  of(applicationId: number): Promise<Document[]>;
  byPath(filePath: string): Promise<Document | undefined>;
  /** Puts it in the place of the one of its type; answers the path of that one. */
  replace(applicationId: number, document: NewDocument, now: Date): Promise<string | undefined>;
}

interface Row {
  upload_type: string;
  file_path: string;
  original_name: string;
  size: number;
  mime_type: string;
}

export function documentStore(knex: Knex): DocumentStore {
  const rows = () => knex<Row & { application_id: number }>('documents');
  return {
    async of(applicationId) {
      const found = await rows().where({ application_id: applicationId }).orderBy('upload_type');
      return found.map(toDocument);
    },
    async byPath(filePath) {
      const row = await rows().where({ file_path: filePath }).first();
      return row && toDocument(row);
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
        created_at: now,
      });
      return earlier?.file_path;
    },
  };
}

function toDocument(row: Row): Document {
  return {
    uploadType: row.upload_type,
    filePath: row.file_path,
    originalName: row.original_name,
    size: row.size,
    mimeType: row.mime_type,
  };
}
