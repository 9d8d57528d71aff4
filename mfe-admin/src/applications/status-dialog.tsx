import { Dialog, StatusChip } from '@portal/ui';
import { FeedbackForm } from '../feedback/feedback-form';
import type { RowDialogProps } from './row-dialogs';
import { applicantOf } from './words';

/** A new status for one application, with the message that goes out with it. */
export default function StatusDialog({ row, close, changed }: RowDialogProps) {
  return (
    <Dialog open title="Edit Application Status" onClose={close}>
      <p className="p-row">
        <strong>{row.reference}</strong>
        <span>{applicantOf(row)}</span>
        <StatusChip status={row.status} />
      </p>
      <FeedbackForm
        application={row}
        onOvertaken={changed}
        onSent={() => {
          close();
          changed();
        }}
      />
    </Dialog>
  );
}
