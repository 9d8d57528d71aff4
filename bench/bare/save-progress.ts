/**
 * The least work that saving progress can take: Koa, one JSON body, the same transaction on the same tables, and the
 * same look at the stored documents. No sign-in, no validation, no log. PORT and DATABASE_URL name its port and
 * database.
 */
import type { IncomingMessage } from 'node:http';
import { connectDatabase } from '@portal/service-kit/database';
import Koa from 'koa';

const database = connectDatabase({ url: process.env.DATABASE_URL ?? '' });

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const app = new Koa();
app.use(async (ctx) => {
  const { application_id, current_step, form_data } = await readBody(ctx.req);
  const version = await database.transaction(async (trx) => {
    const row = await trx('applications as a')
      .join('intern_details as d', 'd.application_id', 'a.id')
      .where('a.id', application_id)
      .select('a.version', 'a.answers', 'd.id as details_id')
      .forUpdate()
      .first();
    const merged = { ...JSON.parse(row.answers), ...form_data };
    await trx('applications')
      .where({ id: application_id })
      .update({
        version: row.version + 1,
        current_step,
        answers: JSON.stringify(merged),
        answers_version: row.version + 1,
        updated_at: new Date(),
      });
    return row.version + 1;
  });
  const uploads = await database('documents').where({ application_id });
  ctx.body = { version, uploads, academicUpload: null, communityUpload: null };
});
app.listen(Number(process.env.PORT), '127.0.0.1');
