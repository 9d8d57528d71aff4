export type { UploadDialogProps } from './types';
export { UploadDialog } from './upload-dialog';
