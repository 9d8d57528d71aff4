export { EditDialog } from './edit-dialog';
export type { ChangesKeep, EditDialogProps, KeptChanges } from './types';
