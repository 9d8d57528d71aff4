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
): Promise<void> {
  const database = connectDatabase(config);
  try {
    const ran = await migrate(database, plan);
    logger.info({ ran }, 'migrated');
  } finally {
    await database.destroy();
  }
}
