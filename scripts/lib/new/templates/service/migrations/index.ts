import * as entries from './0001_create_example_name_entries';

export const migrations = [entries];

export const migrationsTable = 'svc_example_name_migrations';
