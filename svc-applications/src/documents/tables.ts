import { defineTable, withApplication } from '../platform';

export const documentsTables = [
  defineTable({
    name: 'documents',
    erased: withApplication,
    exported: { at: 'files' },
    files: { column: 'file_path', by: 'application_id' },
  }),
  defineTable({
    name: 'arriving_files',
    erased: { person: 'person_id' },
    exported: { withheld: 'pieces of a file that is being sent' },
  }),
  defineTable({
    name: 'arriving_pieces',
    erased: { with: 'arriving_files', by: 'arriving_file_id' },
    exported: { withheld: 'pieces of a file that is being sent' },
  }),
  defineTable({
    name: 'arriving_letters',
    erased: { with: 'letter_requests', by: 'letter_request_id' },
    exported: { withheld: 'a letter, which is by its referee and for staff' },
  }),
  defineTable({
    name: 'arriving_letter_pieces',
    erased: { with: 'arriving_letters', by: 'arriving_letter_id' },
    exported: { withheld: 'a letter, which is by its referee and for staff' },
  }),
  defineTable({ name: 'erasing_files', none: 'random paths of files, until these are removed' }),
];
