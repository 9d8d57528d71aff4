import { defineTable, withApplication } from '../platform';

export const roundsTables = [
  defineTable({ name: 'rounds', none: 'names and times of rounds' }),
  defineTable({
    name: 'round_extensions',
    erased: withApplication,
    exported: { at: 'applications.more_time' },
  }),
];
