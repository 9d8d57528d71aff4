import * as staffRoles from './3015_create_staff_roles';
import * as releaseNotices from './3119_create_release_notices';
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
import * as reopensAt from './20261122140000_add_reopens_at';
import * as devicesSince from './20261122140100_add_devices_since';
import * as events from './20261122150000_create_auth_events';
import * as sessionUse from './20261122170000_add_session_use';
import * as secondFactors from './20261122170100_create_second_factors';
import * as ownAddresses from './20261122170200_own_addresses';
import * as sessionProof from './20261122180000_add_session_proof';
import * as passkeys from './20261122180100_create_passkeys';
import * as emailChanges from './20261123130000_create_email_changes';
import * as mailTemplates from './20261124140000_create_auth_mail_templates';
import * as accessTokens from './20261124150000_create_access_tokens';
import * as personLanguage from './20261201100000_add_person_language';
import * as inviter from './20261213110000_add_inviter';
import * as leftAt from './20261220090000_add_left_at';
import * as sentAgain from './20261220090100_add_sent_again';
import * as cleanAddresses from './20261221110000_clean_addresses';

export const migrations = [
  people,
  sessions,
  revocations,
  passwordResets,
  attempts,
  outbox,
  staffInvitations,
  lastSignIn,
  staffAudit,
  resumeCodes,
  widenRoles,
  reopensAt,
  devicesSince,
  events,
  sessionUse,
  secondFactors,
  ownAddresses,
  sessionProof,
  passkeys,
  emailChanges,
  mailTemplates,
  accessTokens,
  personLanguage,
  inviter,
  leftAt,
  sentAgain,
  cleanAddresses,
  staffRoles,
  releaseNotices,
];

export const migrationsTable = 'svc_auth_migrations';
