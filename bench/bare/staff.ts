/**
 * A bare Koa handler for each bare statement. PORT and DATABASE_URL give its port and database, SOUGHT the values to
 * search for.
 */
import { connectDatabase } from '@portal/service-kit/database';
import Koa from 'koa';
import { bareStatements, isQuestion } from '../staff/bare-statements';

const knex = connectDatabase({ url: process.env.DATABASE_URL ?? '' });
const sought = JSON.parse(process.env.SOUGHT ?? '{}');
let turn = 0;

const app = new Koa();
app.use(async (ctx) => {
  // Only the last part of the path: through a gateway the path begins like the service's routes.
  const name = ctx.path.slice(ctx.path.lastIndexOf('/') + 1);
  if (!isQuestion(name)) return;
  ctx.req.resume();
  ctx.body = { found: await bareStatements[name](knex, sought, turn++) };
});
app.listen(Number(process.env.PORT), '127.0.0.1');
