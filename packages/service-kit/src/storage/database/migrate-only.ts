import type { Knex } from 'knex';
import type { Logger } from '../../base/logging';
import type { DatabaseConfig } from './config';
import { connectDatabase } from './connect';
import { type MigrationPlan, migrate } from './migrate';

/**
 * Connects, migrates, logs the migrations that ran, and disconnects: for a job that runs before a new version starts.
 */
export async function migrateOnly(
  config: DatabaseConfig,
  plan: MigrationPlan,
  logger: Logger,
  /** Runs after the migrations, on the same connection: grants rights on the new tables. */
  afterwards: (database: Knex) => Promise<void> = async () => undefined,
): Promise<void> {
  const database = connectDatabase(config);
  try {
    const ran = await migrate(database, plan);
    await afterwards(database);
    logger.info({ ran }, 'migrated');
  } finally {
    await database.destroy();
  }
}
