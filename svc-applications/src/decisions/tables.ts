import { defineTable, withApplication } from '../platform';

export const decisionsTables = [
  defineTable({ name: 'feedback', erased: withApplication, exported: { at: 'feedback' } }),
  defineTable({
    name: 'held_decisions',
    erased: withApplication,
    exported: { withheld: 'a decision that nobody has been told yet' },
    actsFor: { asks: 'decide' },
  }),
  defineTable({
    name: 'decision_keys',
    erased: withApplication,
    exported: { withheld: 'hashes by which one decision is not sent twice' },
  }),
  defineTable({
    name: 'application_requests',
    erased: { with: 'applications', by: 'original_application_id', person: 'person_id' },
    exported: { at: 'requests' },
  }),
  defineTable({
    name: 'reopenings',
    erased: withApplication,
    exported: { at: 'applications.reopenings' },
    actsFor: { follows: 'the applicant was told the day until which they may change it' },
  }),
];
