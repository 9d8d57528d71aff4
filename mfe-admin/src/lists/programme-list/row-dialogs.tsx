import { lazy, Suspense } from 'react';
import type { ApplicationRow } from '../../api/applications';

const DetailDialog = lazy(() => import('./detail-dialog'));
const StatusDialog = lazy(() => import('./status-dialog'));

/** The dialog opened on a row. */
export interface RowDialog {
  kind: 'details' | 'status';
  row: ApplicationRow;
}

/** The properties of each dialog. */
export interface RowDialogProps {
  row: ApplicationRow;
  /** The list as the query string of an application's address. */
  order: string;
  close: () => void;
  changed: () => void;
}

export interface RowDialogsProps {
  dialog: RowDialog | null;
  order: string;
  close: () => void;
  /** Called after a decision or an edit: the list must be loaded again. */
  changed: () => void;
}

/** The dialogs of the list; their code is loaded when the first dialog is opened. */
export function RowDialogs({ dialog, order, close, changed }: RowDialogsProps) {
  if (dialog === null) return null;
  const View = dialog.kind === 'details' ? DetailDialog : StatusDialog;
  return (
    <Suspense fallback={null}>
      <View row={dialog.row} order={order} close={close} changed={changed} />
    </Suspense>
  );
}
