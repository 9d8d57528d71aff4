import type { Document, ScanState } from './contents';

export interface NewDocument extends Document {
  sha256: string;
}

/** The columns of a stored file, the same in every table that has files. */
export interface FileRow {
  upload_type: string;
  file_path: string;
  original_name: string;
  size: number;
  mime_type: string;
  sha256: string;
  scan: ScanState;
}

export interface DocumentRow extends FileRow {
  letter_name: string | null;
  letter_email: string | null;
}

/** The columns of a document, for a statement that joins `documents`. */
export const joinedColumns = [
  'upload_type',
  'file_path',
  'original_name',
  'size',
  'mime_type',
  'sha256',
  'scan',
  'letter_name',
  'letter_email',
] satisfies (keyof DocumentRow)[];

export const toFile = (row: FileRow): NewDocument => ({
  uploadType: row.upload_type,
  filePath: row.file_path,
  originalName: row.original_name,
  size: row.size,
  mimeType: row.mime_type,
  sha256: row.sha256,
  scan: row.scan ?? null,
});

export function toDocument(row: DocumentRow): NewDocument {
  return {
    ...toFile(row),
    letterOf:
      row.letter_name === null || row.letter_email === null
        ? null
        : { fullName: row.letter_name, email: row.letter_email },
  };
}
