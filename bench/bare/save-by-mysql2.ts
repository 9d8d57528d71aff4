/**
 * The statement of the service that saves progress, by mysql2 alone, which prepares it, behind a bare Koa handler: it
 * remembers what it saved, too. No sign-in, validation, log or knex. PORT and DATABASE_URL name its port and database.
 */
import { createPool, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { listenForSaves } from './saves';

const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10, timezone: 'Z' });

listenForSaves({
  async read(statement, id) {
    const [rows] = await pool.execute<RowDataPacket[]>(statement, [id]);
    return rows;
  },
  async write(statement, values) {
    const [{ affectedRows }] = await pool.execute<ResultSetHeader>(statement, values);
    return affectedRows;
  },
});
