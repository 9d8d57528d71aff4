/**
 * The least work that saving progress can take, on any database: Koa, one JSON body, and the prepared statement of the
 * service by the package that it uses. No sign-in, no validation, no log. PORT and DATABASE_URL name its port and
 * database.
 */
import { connectDatabase, runPrepared } from '@portal/service-kit/database';
import { listenForSaves } from './saves';

const database = connectDatabase({ url: process.env.DATABASE_URL ?? '' });

listenForSaves({
  async read(statement, id) {
    const found = await database.raw(statement, [id]);
    return database.client.config.client.name === 'LibsqlClient' ? found : found[0];
  },
  write: (statement, values) => runPrepared(database, statement, values),
});
