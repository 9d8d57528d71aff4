/**
 * The statements of the service that saves progress, by mysql2 alone, which prepares them, behind a bare Koa handler:
 * no sign-in, validation, log or knex. PORT and DATABASE_URL name its port and database.
 */
import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
import { createPool, type RowDataPacket } from 'mysql2/promise';

const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10 });

const read = `select a.id, a.person_id, a.type, a.status, a.current_step, a.furthest_step, a.version, a.applicant_name,
  a.origin, a.original_application_id, a.submitted_at, a.withdrawn_at, a.created_at, a.updated_at, d.id as details_id,
  a.answers, a.answers_version, a.withdrawal_reason, d.full_name, d.email, d.phone_number, d.date_of_birth,
  f.upload_type, f.file_path, f.original_name, f.size, f.mime_type, f.sha256, f.scan, f.letter_name, f.letter_email
  from applications as a inner join intern_details as d on d.application_id = a.id
  left join documents as f on f.application_id = a.id
  where a.id = ? and a.type = 'intern' order by f.upload_type`;
const write = `update applications set answers_version = ?, answers = ?, form_data = ?, status = ?, current_step = ?,
  furthest_step = ?, version = ?, updated_at = ? where id = ? and version = ?`;

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const app = new Koa();
app.use(async (ctx) => {
  const { application_id: id, current_step: step, form_data: form } = await bodyOf(ctx.req);
  const [rows] = await pool.execute<RowDataPacket[]>(read, [id]);
  const [row] = rows;
  if (!row) return;
  const version = row.version + 1;
  const answers = JSON.stringify({ ...JSON.parse(row.answers), ...form });
  const values = [version, answers, answers, row.status, step, row.furthest_step, version, new Date()];
  await pool.execute(write, [...values, id, row.version]);
  const uploads = rows.filter(({ upload_type }) => upload_type);
  ctx.body = { version, uploads, academicUpload: null, communityUpload: null };
});
app.listen(Number(process.env.PORT), '127.0.0.1');
