import { defineTable, withApplication } from '../platform';

export const mailTables = [
  defineTable({
    name: 'mails',
    erased: withApplication,
    exported: { withheld: 'addresses and times of mails that they have received' },
  }),
  defineTable({
    name: 'draft_reminders',
    erased: { application: 'application_id', person: 'person_id' },
    exported: { withheld: 'times of mails that they have received' },
  }),
  defineTable({ name: 'reminder_stops', none: 'hashes of addresses that want no reminders' }),
  defineTable({ name: 'mail_templates', none: 'words of mails, without anybody’s' }),
  defineTable({
    name: 'saved_replies',
    none: 'texts for any applicant, with a gap for the name',
    actsFor: { reader: 'a text that somebody chooses, by their own right to decide' },
  }),
];
