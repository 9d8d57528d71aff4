import type { Knex } from 'knex';
import type { ScanState } from '../application';
import type { ListedDocument } from '../documents';

/** The stored file of a letter. */
export interface LetterFile {
  filePath: string;
  originalName: string;
  size: number;
  mimeType: string;
  sha256: string;
  scan: ScanState;
}

/** A letter as its referee sent it: as text, as a file, or both. */
export interface RefereeLetter {
  id: number;
  requestId: number;
  applicationId: number;
  statement: string | null;
  file: LetterFile | null;
  createdAt: Date;
}

export interface RefereeLetterStore {
  keepLetter(letter: Omit<RefereeLetter, 'id' | 'createdAt'>, now: Date): Promise<void>;
  lettersOf(applicationId: number): Promise<RefereeLetter[]>;
  letter(id: number): Promise<RefereeLetter | undefined>;
  /** Files that wait for the virus scanner; `id` is the id of the letter. */
  lettersToScan(afterId: number, limit: number): Promise<ListedDocument[]>;
  letterScanned(filePath: string, scan: ScanState): Promise<void>;
  letterWithFile(filePath: string): Promise<RefereeLetter | undefined>;
  dropLetter(id: number): Promise<void>;
  stopScanningLetters(): Promise<void>;
}

interface LetterRow {
  id: number;
  request_id: number;
  application_id: number;
  statement: string | null;
  file_path: string | null;
  original_name: string | null;
  size: number | null;
  mime_type: string | null;
  sha256: string | null;
  scan: ScanState;
  created_at: Date;
}

export function refereeLetterStore(knex: Knex): RefereeLetterStore {
  const rows = () => knex<LetterRow>('referee_letters');
  return {
    async keepLetter({ requestId, applicationId, statement, file }, now) {
      await rows().insert({
        request_id: requestId,
        application_id: applicationId,
        statement,
        file_path: file?.filePath ?? null,
        original_name: file?.originalName ?? null,
        size: file?.size ?? null,
        mime_type: file?.mimeType ?? null,
        sha256: file?.sha256 ?? null,
        scan: file?.scan ?? null,
        created_at: now,
      });
    },
    lettersOf: async (application_id) => (await rows().where({ application_id }).orderBy('id')).map(toLetter),
    async letter(id) {
      const row = await rows().where({ id }).first();
      return row && toLetter(row);
    },
    async lettersToScan(afterId, limit) {
      const waiting = rows().where({ scan: 'waiting' }).where('id', '>', afterId);
      return (await waiting.orderBy('id').limit(limit)).map(toLetter).flatMap(asDocument);
    },
    async letterScanned(file_path, scan) {
      await rows().where({ file_path }).update({ scan });
    },
    async letterWithFile(file_path) {
      const row = await rows().where({ file_path }).first();
      return row && toLetter(row);
    },
    async dropLetter(id) {
      await rows().where({ id }).delete();
    },
    async stopScanningLetters() {
      await rows().where({ scan: 'waiting' }).update({ scan: null });
    },
  };
}

const asDocument = ({ id, applicationId, file }: RefereeLetter): ListedDocument[] =>
  file ? [{ id, applicationId, uploadType: 'letter', ...file }] : [];

const toLetter = (row: LetterRow): RefereeLetter => ({
  id: row.id,
  requestId: row.request_id,
  applicationId: row.application_id,
  statement: row.statement,
  file: fileOf(row),
  createdAt: row.created_at,
});

function fileOf(row: LetterRow): LetterFile | null {
  if (row.file_path === null) return null;
  return {
    filePath: row.file_path,
    originalName: row.original_name ?? 'letter.pdf',
    size: row.size ?? 0,
    mimeType: row.mime_type ?? 'application/pdf',
    sha256: row.sha256 ?? '',
    scan: row.scan,
  };
}
