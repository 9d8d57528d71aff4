import { Button, Dialog } from '@portal/ui';
import * as t from '../../messages/editing';

export interface DiscardDialogProps {
  /** Whether the changes can stay on this device. */
  keepable: boolean;
  /** Whether files were chosen and not sent. */
  files: boolean;
  onAnswer: (answer: 'stay' | 'keep' | 'delete') => void;
}

/** Asks for confirmation before unsaved changes are discarded. */
export function DiscardDialog({ keepable, files, onAnswer }: DiscardDialogProps) {
  return (
    <Dialog
      open
      title={t.closeUnsaved()}
      onClose={() => onAnswer('stay')}
      footer={
        <>
          {keepable ? <Button onClick={() => onAnswer('keep')}>{t.keepHere()}</Button> : null}
          <Button variant={keepable ? 'outline' : 'primary'} onClick={() => onAnswer('stay')}>
            {t.goOnEditing()}
          </Button>
          <Button variant="quiet" className="p-harm" onClick={() => onAnswer('delete')}>
            {t.deleteChanges()}
          </Button>
        </>
      }
    >
      <p>{keepable ? t.notSavedKeep() : t.notSavedYet()}</p>
      {files ? <p>{t.fileNotSent()}</p> : null}
    </Dialog>
  );
}
