import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

const sqlite = "select cast(round((julianday('now') - 2440587.5) * 86400000) as integer) as now_at";

/** The time on the database's clock, which rules about time use: clocks of replicas may differ and jump. */
export async function databaseNow(knex: Knex): Promise<Date> {
  const isSqlite = engineOf(knex) === 'sqlite';
  const result = await knex.raw(isSqlite ? sqlite : 'select utc_timestamp(3) as now_at');
  const [row]: { now_at: Date | number }[] = isSqlite ? result : result[0];
  return new Date(row?.now_at ?? Number.NaN);
}
