import { defineTable, withApplication } from '../platform';

export const assessmentTables = [
  defineTable({
    name: 'cancelled_acts',
    erased: withApplication,
    exported: { withheld: 'the work of staff on a decision' },
  }),
  defineTable({
    name: 'application_labels',
    erased: withApplication,
    exported: { withheld: 'the work of staff on a decision' },
  }),
  defineTable({
    name: 'notes',
    erased: withApplication,
    exported: { withheld: 'the work of staff on a decision' },
  }),
  defineTable({
    name: 'reading_assignments',
    erased: withApplication,
    exported: { withheld: 'the work of staff on a decision' },
    actsFor: { reader: 'the reader opens it by their own right' },
  }),
  defineTable({
    name: 'reading_conflicts',
    erased: { person: 'person_id' },
    exported: { withheld: 'who on the staff knows whom' },
  }),
  defineTable({
    name: 'score_sheets',
    erased: withApplication,
    exported: { withheld: 'the work of staff on a decision' },
  }),
  defineTable({
    name: 'same_person_verdicts',
    erased: withApplication,
    exported: { withheld: 'the work of staff on a decision' },
  }),
  defineTable({
    name: 'looks',
    erased: withApplication,
    exported: { withheld: 'of staff; who opened what is exported from the security events' },
  }),
  defineTable({ name: 'labels', none: 'names of labels' }),
  defineTable({ name: 'score_forms', none: 'criteria' }),
  defineTable({ name: 'blind_phases', none: 'a setting, with ids and names of staff' }),
];
