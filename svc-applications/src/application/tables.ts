import { defineTable, withApplication } from '../platform';

/** Tables that held answers before these became one document. Their rows are folded into it and exported with it. */
const beforeTheDocument = [
  'intern_details',
  'visitor_info',
  'logistics',
  'referees',
  'institutions',
  'degrees',
  'honors',
  'course_works',
  'experiences',
  'interests',
  'language_skills',
  'periods',
];

export const applicationTables = [
  defineTable({ name: 'applications', erased: { application: 'id' }, exported: { at: 'applications' } }),
  defineTable({
    name: 'application_words',
    erased: withApplication,
    exported: { withheld: 'parts of name, address and phone, by which staff search' },
  }),
  defineTable({
    name: 'application_parts',
    erased: withApplication,
    exported: { withheld: 'parts of name, address and phone, by which staff search' },
  }),
  ...beforeTheDocument.map((name) =>
    defineTable({ name, erased: withApplication, exported: { at: 'applications' } }),
  ),
];
