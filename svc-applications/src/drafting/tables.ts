import { defineTable, withApplication } from '../platform';

export const draftingTables = [
  defineTable({
    name: 'discarded_drafts',
    erased: { application: 'id' },
    exported: { withheld: 'they discarded it, and can bring it back for some days' },
  }),
  defineTable({
    name: 'discarded_files',
    erased: { with: 'discarded_drafts', by: 'draft_id' },
    exported: { withheld: 'they discarded it, and can bring it back for some days' },
    files: { column: 'file_path', by: 'draft_id' },
  }),
  defineTable({
    name: 'submitted_copies',
    erased: withApplication,
    exported: { withheld: 'the answers of a submission; those of now are exported' },
  }),
  defineTable({
    name: 'submitted_files',
    erased: { with: 'submitted_copies', by: 'copy_id' },
    exported: { withheld: 'the files of a submission; those of now are exported' },
    files: {
      column: 'file_path',
      by: 'copy_id',
      through: { table: 'submitted_copies', by: 'application_id' },
    },
  }),
  defineTable({ name: 'asked_questions', none: 'questions, without answers' }),
];
