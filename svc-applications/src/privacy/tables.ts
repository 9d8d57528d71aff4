import { defineTable, withApplication } from '../platform';

export const privacyTables = [
  defineTable({
    name: 'retention_notices',
    erased: withApplication,
    exported: { withheld: 'times of mails that they have received' },
  }),
  defineTable({
    name: 'ending_accounts',
    erased: { person: 'person_id' },
    exported: { withheld: 'an address, until the account is ended' },
  }),
  defineTable({
    name: 'retention_rules',
    none: 'settings',
    actsFor: { portal: 'a rule of the portal, whoever wrote it' },
  }),
  defineTable({ name: 'retention_state', none: 'times' }),
  defineTable({
    name: 'erasures',
    none: 'ids, as the record of who was erased by whom',
    actsFor: { follows: 'begun is erased' },
  }),
  defineTable({ name: 'erasure_checks', none: 'ids of what was erased, for a quarter of an hour' }),
  defineTable({ name: 'erased_figures', none: 'counts by month' }),
];
