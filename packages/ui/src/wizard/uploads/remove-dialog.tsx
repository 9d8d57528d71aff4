import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';

export interface RemoveDialogProps {
  /** The name of the file. */
  name: string;
  onAnswer: (remove: boolean) => void;
}

/** Asks before a stored file is removed: it cannot be brought back from here. */
export default function RemoveDialog({ name, onAnswer }: RemoveDialogProps) {
  return (
    <Dialog
      open
      title="Remove this file?"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            Remove file
          </Button>
          <Button onClick={() => onAnswer(false)}>Keep file</Button>
        </>
      }
    >
      <p>
        {name} will be deleted from your application. If you need it again, you will have to send it again.
      </p>
    </Dialog>
  );
}
