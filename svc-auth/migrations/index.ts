import * as people from './20261121090000_create_people';
import * as sessions from './20261121090100_create_sessions';
import * as revocations from './20261121090200_create_revocations';
import * as passwordResets from './20261121090300_create_password_resets';
import * as attempts from './20261121090400_create_attempts';
import * as outbox from './20261121090500_create_auth_outbox';

export const migrations = [people, sessions, revocations, passwordResets, attempts, outbox];

export const migrationsTable = 'svc_auth_migrations';
