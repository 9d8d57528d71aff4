export { EditDialog } from './edit-dialog';
export { formFromReview } from './read-review';
export type { ChangesKeep, EditDialogProps, KeptChanges } from './types';
