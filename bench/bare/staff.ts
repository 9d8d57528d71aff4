/** A bare Koa handler in front of each bare statement; PORT, DATABASE_URL and SOUGHT set where and for whom. */
import { connectDatabase } from '@portal/service-kit/database';
import Koa from 'koa';
import { bareStatements, isQuestion } from '../staff/bare-statements';

const knex = connectDatabase({ url: process.env.DATABASE_URL ?? '' });
const sought = JSON.parse(process.env.SOUGHT ?? '{}');
let turn = 0;

const app = new Koa();
app.use(async (ctx) => {
  // The last part: through a gateway it is asked below the routes of the service.
  const name = ctx.path.slice(ctx.path.lastIndexOf('/') + 1);
  if (!isQuestion(name)) return;
  ctx.req.resume();
  ctx.body = { found: await bareStatements[name](knex, sought, turn++) };
});
app.listen(Number(process.env.PORT), '127.0.0.1');
