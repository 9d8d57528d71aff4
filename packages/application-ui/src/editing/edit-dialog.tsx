import { Dialog } from '@portal/ui';
import type { EditDialogProps } from './types';

/** An application's answers and documents, to be changed. */
export function EditDialog({ review, show, onClose }: EditDialogProps) {
  return (
    <Dialog open={show} size="xl" title={`Edit ${review.reference}`} onClose={onClose}>
      <p>{review.applicant_name}</p>
    </Dialog>
  );
}
