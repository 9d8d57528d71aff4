/**
 * What a table holds about applicants: rows with `person` are deleted when the person in this column is erased;
 * `outbox` rows when their payload names the person; `none` gives the reason why nothing is to be erased.
 */
type Kept = { person: string } | { outbox: true } | { none: string };

/** Every table of this service, in the order in which erasing deletes rows. A test fails for a missing table. */
export const tables: Record<string, Kept> = {
  auth_outbox: { outbox: true },
  resume_codes: { person: 'person_id' },
  email_changes: { person: 'person_id' },
  password_resets: { person: 'person_id' },
  staff_invitations: { person: 'person_id' },
  passkey_challenges: { person: 'person_id' },
  passkeys: { person: 'person_id' },
  recovery_codes: { person: 'person_id' },
  second_factors: { person: 'person_id' },
  access_tokens: { person: 'person_id' },
  // Deleted after the revocations are written, from which other services learn that these sessions have ended.
  sessions: { person: 'person_id' },
  people: { person: 'id' },
  revocations: { none: 'random ids of sessions, for a week' },
  revocation_counter: { none: 'a number' },
  auth_mail_templates: { none: 'words of mails, without anybody’s' },
  auth_settings: { none: 'switches of the portal' },
  attempts: { none: 'hashes, for an hour' },
  auth_events: { none: 'ids and hashes of networks' },
  staff_roles: { none: 'names of roles and what they may do' },
  release_notices: { none: 'hashes of trials that ended, for a month' },
  staff_audit: { none: 'acts of staff on staff, who are no applicants' },
  svc_auth_migrations: { none: 'names of migrations' },
};
