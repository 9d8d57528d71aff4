import { assignReaders } from './assign';
import type { BulkKind } from './bulk';
import { putLabel } from './label';
import { prepareStatus } from './prepare';
import { remindReferees } from './remind';
import { remindOfDrafts } from './remind-drafts';
import { decideStatus } from './status';

/** All acts on several applications. To add an act, add an entry. */
export const bulkKinds: Record<string, BulkKind> = {
  status: decideStatus,
  prepare: prepareStatus,
  remind: remindReferees,
  label: putLabel,
  assign: assignReaders,
  'remind-drafts': remindOfDrafts,
};
