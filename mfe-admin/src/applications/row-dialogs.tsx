import { lazy, Suspense } from 'react';
import type { ApplicationRow } from '../api/applications';

const DetailDialog = lazy(() => import('./detail-dialog'));
const StatusDialog = lazy(() => import('./status-dialog'));

/** What was asked for of one row. */
export interface RowDialog {
  kind: 'details' | 'status';
  row: ApplicationRow;
}

/** What each of the dialogs gets. */
export interface RowDialogProps {
  row: ApplicationRow;
  close: () => void;
  changed: () => void;
}

export interface RowDialogsProps {
  dialog: RowDialog | null;
  close: () => void;
  /** Something was decided or edited: the list is to be asked for anew. */
  changed: () => void;
}

/** The dialogs of the list, loaded when the first one is opened. */
export function RowDialogs({ dialog, close, changed }: RowDialogsProps) {
  if (dialog === null) return null;
  const View = dialog.kind === 'details' ? DetailDialog : StatusDialog;
  return (
    <Suspense fallback={null}>
      <View row={dialog.row} close={close} changed={changed} />
    </Suspense>
  );
}
