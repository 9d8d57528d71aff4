/**
 * The least work for saving progress, on any database: Koa, one JSON body, and the service's prepared statement through
 * the package that the service uses. It has no sign-in, validation or log. PORT and DATABASE_URL give its port and
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
