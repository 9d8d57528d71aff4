import * as people from './20261121090000_create_people';
import * as sessions from './20261121090100_create_sessions';
import * as revocations from './20261121090200_create_revocations';
import * as passwordResets from './20261121090300_create_password_resets';
import * as attempts from './20261121090400_create_attempts';
import * as outbox from './20261121090500_create_auth_outbox';
import * as staffInvitations from './20261121120000_create_staff_invitations';
import * as lastSignIn from './20261121120100_add_last_sign_in';
import * as staffAudit from './20261121120200_create_staff_audit';
import * as resumeCodes from './20261121120300_create_resume_codes';
import * as widenRoles from './20261122090000_widen_roles';

export const migrations = [
  ...[people, sessions, revocations, passwordResets, attempts, outbox],
  ...[staffInvitations, lastSignIn, staffAudit, resumeCodes, widenRoles],
];

export const migrationsTable = 'svc_auth_migrations';
