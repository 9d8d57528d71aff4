import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import * as t from '../../messages/leaving';

export interface LeaveDialogProps {
  reason: 'typed' | 'unsaved';
  onAnswer: (answer: 'stay' | 'keep' | 'delete') => void;
}

const leaveTexts = {
  typed: {
    title: t.leaveTitle,
    text: t.leaveText,
  },
  unsaved: {
    title: t.unsavedTitle,
    text: t.unsavedText,
  },
};

/** Asks for confirmation before typed answers would be lost. */
export function LeaveDialog({ reason, onAnswer }: LeaveDialogProps) {
  const { title, text } = leaveTexts[reason];
  return (
    <Dialog
      open
      title={title()}
      onClose={() => onAnswer('stay')}
      footer={
        <>
          <Button onClick={() => onAnswer('keep')}>{t.keepAndLeave()}</Button>
          <Button variant="outline" onClick={() => onAnswer('stay')}>
            {t.stay()}
          </Button>
          <Button variant="quiet" className="p-harm" onClick={() => onAnswer('delete')}>
            {t.deleteAndLeave()}
          </Button>
        </>
      }
    >
      <p>{text()}</p>
    </Dialog>
  );
}
