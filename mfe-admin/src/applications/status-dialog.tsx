import { Dialog } from '@portal/ui';
import type { RowDialogProps } from './row-dialogs';

export default function DetailDialog({ row, close }: RowDialogProps) {
  return (
    <Dialog open title="Application Details" onClose={close}>
      {row.reference}
    </Dialog>
  );
}
