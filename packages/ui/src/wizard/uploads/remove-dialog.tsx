import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import * as t from '../../messages/removing';

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
      title={t.removeTitle()}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {t.removeYes()}
          </Button>
          <Button onClick={() => onAnswer(false)}>{t.keepFile()}</Button>
        </>
      }
    >
      <p>{t.removeText({ name })}</p>
    </Dialog>
  );
}
