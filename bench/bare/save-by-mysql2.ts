/**
 * A bare Koa handler that saves progress by the service's statement, prepared by mysql2 alone, and remembers what it
 * saved, as the service does. It has no sign-in, validation, log or knex. PORT and DATABASE_URL give its port and
 * database.
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
