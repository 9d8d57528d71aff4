import { defineTable, withApplication } from '../platform';

export const listsTables = [
  defineTable({
    name: 'bulk_act_items',
    erased: withApplication,
    exported: { withheld: 'what staff chose for several applications at once' },
  }),
  defineTable({
    name: 'bulk_acts',
    none: 'ids of staff and hashes',
    actsFor: { reader: 'goes on only when its author asks again, with a session that lives' },
  }),
  defineTable({
    name: 'saved_views',
    none: 'filters of staff, without what was searched for',
    actsFor: { reader: 'a shared view is a filter; what it finds is by the reader' },
  }),
];
