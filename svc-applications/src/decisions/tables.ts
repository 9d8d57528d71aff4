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
    name: 'prepared_decisions',
    erased: withApplication,
    exported: { withheld: 'a decision that nobody has been told yet' },
    actsFor: { asks: 'decide' },
  }),
  defineTable({ name: 'result_releases', none: 'who released how many decisions, and when' }),
  defineTable({
    name: 'result_release_items',
    erased: withApplication,
    exported: { withheld: 'how decisions went out; what went out is in the feedback' },
    actsFor: { asks: 'decide' },
  }),
  defineTable({
    name: 'waiting_list_entries',
    erased: withApplication,
    exported: { at: 'applications.waitlists' },
  }),
  defineTable({
    name: 'waiting_lists',
    none: 'the order of lists, whether places are told, and how free ones are offered',
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
