/**
 * What a table holds of applicants and how it goes: `person` and `application` name the column by which its rows are
 * deleted; `with` is the table with whose rows the database deletes them; `outbox` rows go where their payload names
 * the person; `blanked` rows stay without name and details; `none` says why nobody needs to be erased there.
 */
type Kept = { person: string } | { with: string } | { outbox: true } | { blanked: true } | { none: string };

const withApplication: Kept = { with: 'applications' };

/** Every table of this service. A test fails for a table that is missing here, and for a row that erasing leaves. */
export const tables: Record<string, Kept> = {
  applications_outbox: { outbox: true },
  audit_entries: { blanked: true },
  applications: { person: 'person_id' },
  discarded_drafts: { person: 'person_id' },
  discarded_files: { with: 'discarded_drafts' },
  application_requests: withApplication,
  application_words: withApplication,
  documents: withApplication,
  feedback: withApplication,
  held_decisions: withApplication,
  mails: withApplication,
  notifications: withApplication,
  notification_reads: { with: 'notifications' },
  reopenings: withApplication,
  same_person_verdicts: withApplication,
  looks: withApplication,
  letter_requests: withApplication,
  letter_links: withApplication,
  letter_reminders: withApplication,
  referee_letters: withApplication,
  retention_notices: withApplication,
  draft_reminders: { person: 'person_id' },
  ending_accounts: { person: 'person_id' },
  submitted_copies: withApplication,
  submitted_files: { with: 'submitted_copies' },
  intern_details: withApplication,
  visitor_info: withApplication,
  logistics: withApplication,
  referees: withApplication,
  institutions: withApplication,
  degrees: withApplication,
  honors: withApplication,
  course_works: withApplication,
  experiences: withApplication,
  interests: withApplication,
  language_skills: withApplication,
  periods: withApplication,
  budgets: { none: 'hashes of networks, for a day' },
  notification_watermarks: { none: 'ids of staff' },
  retention_rules: { none: 'settings' },
  retention_state: { none: 'times' },
  calendar_feeds: { none: 'addresses of staff' },
  reminder_stops: { none: 'hashes of addresses that want no reminders' },
  portal_settings: { none: 'settings' },
  mail_templates: { none: 'words of mails, without anybody’s' },
  letter_settings: { none: 'settings' },
  asked_questions: { none: 'questions, without answers' },
  applications_events: { none: 'ids and hashes of networks' },
  erasures: { none: 'ids, as the record of who was erased by whom' },
  erasing_files: { none: 'random paths of files, until these are removed' },
  erased_figures: { none: 'counts by month' },
  svc_applications_migrations: { none: 'names of migrations' },
};
