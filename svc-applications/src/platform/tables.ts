import { defineTable, withApplication } from './define-table';

export const platformTables = [
  defineTable({
    name: 'applications_outbox',
    erased: 'outbox',
    exported: { withheld: 'ids of work that is done within a week' },
  }),
  defineTable({
    name: 'audit_entries',
    erased: 'blanked',
    exported: { withheld: 'the record of who did what, which staff answer for' },
  }),
  defineTable({ name: 'notifications', erased: withApplication, exported: { withheld: 'for staff' } }),
  defineTable({
    name: 'notification_reads',
    erased: { with: 'notifications', by: 'notification_id' },
    exported: { withheld: 'of staff' },
  }),
  defineTable({ name: 'notification_watermarks', none: 'ids of staff' }),
  defineTable({ name: 'budgets', none: 'hashes of networks, for a day' }),
  defineTable({ name: 'terms', none: 'texts of the portal' }),
  defineTable({ name: 'portal_settings', none: 'settings' }),
  defineTable({ name: 'portal_closures', none: 'times in which the portal was closed' }),
  defineTable({ name: 'applications_events', none: 'ids and hashes of networks' }),
  defineTable({ name: 'application_figures', none: 'counts by programme, status and day' }),
  defineTable({ name: 'application_figure_changes', none: 'counts that are not added up yet' }),
  defineTable({ name: 'svc_applications_migrations', none: 'names of migrations' }),
];
