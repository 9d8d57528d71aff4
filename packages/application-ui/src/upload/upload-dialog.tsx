import { Dialog } from '@portal/ui';
import type { UploadDialogProps } from './types';

/** One document for an application. */
export function UploadDialog({ show, onClose }: UploadDialogProps) {
  return (
    <Dialog open={show} title="Upload Document" onClose={onClose}>
      <p>Choose a document.</p>
    </Dialog>
  );
}
