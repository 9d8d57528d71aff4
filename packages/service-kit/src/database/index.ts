export type { DatabaseConfig } from './config';
export { connectDatabase, type Engine, engineOf, pingDatabase } from './connect';
export { isDeadlock, isForeignKeyViolation, isUniqueViolation } from './errors';
export { eventTable } from './event-table';
export { instant } from './instants';
export { type Migration, type MigrationPlan, migrate, rollBack } from './migrate';
export { migrateOnly } from './migrate-only';
export { runPrepared } from './prepared';
export { inTransaction } from './transaction';
