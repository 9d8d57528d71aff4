import { assignReaders } from './assign';
import type { BulkKind } from './bulk';
import { putLabel } from './label';
import { prepareStatus } from './prepare';
import { remindReferees } from './remind';
import { remindOfDrafts } from './remind-drafts';
import { decideStatus } from './status';

/** Every act on several applications. A further act is one more entry. */
export const bulkKinds: Record<string, BulkKind> = {
  status: decideStatus,
  prepare: prepareStatus,
  remind: remindReferees,
  label: putLabel,
  assign: assignReaders,
  'remind-drafts': remindOfDrafts,
};
