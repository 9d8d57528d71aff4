export { EditDialog } from './edit-dialog';
export type { ChangesKeep, EditDialogProps, EditingApi, KeptChanges } from './types';
