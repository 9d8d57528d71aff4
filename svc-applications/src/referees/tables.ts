import { defineTable, withApplication } from '../platform';

export const refereesTables = [
  defineTable({
    name: 'letter_requests',
    erased: withApplication,
    exported: { at: 'applications.asked_referees' },
  }),
  defineTable({ name: 'letter_links', erased: withApplication, exported: { withheld: 'hashes of links' } }),
  defineTable({
    name: 'letter_reminders',
    erased: withApplication,
    exported: { withheld: 'times of mails to referees' },
  }),
  defineTable({
    name: 'referee_letters',
    erased: withApplication,
    exported: { withheld: 'a letter is by its referee and for staff' },
    files: { column: 'file_path', by: 'application_id' },
  }),
  defineTable({ name: 'letter_settings', none: 'settings' }),
];
