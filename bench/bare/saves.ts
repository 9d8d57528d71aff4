import type { IncomingMessage } from 'node:http';
import Koa from 'koa';

type Row = Record<string, unknown>;
type Value = string | number | Date;

export interface Statements {
  read(statement: string, id: number): Promise<Row[]>;
  /** Resolves to the number of rows that the statement matched. */
  write(statement: string, values: Value[]): Promise<number>;
}

const reading = `select a.id, a.person_id, a.status, a.furthest_step, a.version, a.answers, a.language, a.updated_at,
  hex(a.applicant_email) as email, a.applicant_phone, f.upload_type, f.file_path
  from applications as a left join documents as f on f.application_id = a.id
  where a.id = ? order by f.upload_type`;
const writing = `update applications set answers_version = ?, answers = ?, form_data = ?, status = ?, current_step = ?,
  furthest_step = ?, version = ?, updated_at = ? where id = ? and version = ? and updated_at = ? and person_id = ?
  and status = ? and hex(applicant_email) = ? and applicant_phone = ? and language = ?`;

interface Kept {
  row: Row & { version: number; updated_at: Date };
  answers: string;
  uploads: Row[];
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Starts a Koa handler that saves as the service does, and remembers what it saved, but leaves out everything else that
 * the service does.
 */
export function listenForSaves({ read, write }: Statements): void {
  const known = new Map<number, Kept>();

  async function keptOf(id: number, version?: number): Promise<Kept> {
    const kept = known.get(id);
    if (kept && kept.row.version === version) return kept;
    const rows = await read(reading, id);
    const row = rows[0] as Kept['row'];
    return { row, answers: String(row.answers), uploads: rows.filter(({ upload_type }) => upload_type) };
  }

  const app = new Koa();
  app.use(async (ctx) => {
    const { application_id: id, current_step: step, form_data: form, version } = await bodyOf(ctx.req);
    const { row, answers: before, uploads } = await keptOf(id, version);
    const next = row.version + 1;
    const now = new Date();
    const answers = JSON.stringify({ ...JSON.parse(before), ...form });
    const saved = [next, answers, '{}', row.status, step, row.furthest_step, next, now];
    const asRead = [
      id,
      row.version,
      row.updated_at,
      row.person_id,
      row.status,
      row.email,
      row.applicant_phone,
    ];
    const found = await write(writing, [...saved, ...asRead, row.language] as Value[]);
    if (found !== 1) ctx.throw(409);
    known.set(id, { row: { ...row, version: next, updated_at: now }, answers, uploads });
    ctx.body = { version: next, uploads, academicUpload: null, communityUpload: null };
  });
  app.listen(Number(process.env.PORT), '127.0.0.1');
}
