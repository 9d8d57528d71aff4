import { Button, Dialog } from '@portal/ui';

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
      title="Close without saving?"
      onClose={() => onAnswer('stay')}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer('delete')}>
            Delete my changes
          </Button>
          {keepable ? (
            <Button variant="outline" onClick={() => onAnswer('keep')}>
              Keep on this device
            </Button>
          ) : null}
          <Button onClick={() => onAnswer('stay')}>Go on editing</Button>
        </>
      }
    >
      <p>
        Your changes are not saved yet.
        {keepable ? ' Keep them on this device to go on later, or delete them if others use it.' : null}
      </p>
      {files ? <p>A file that you chose has not been sent; it would have to be chosen again.</p> : null}
    </Dialog>
  );
}
