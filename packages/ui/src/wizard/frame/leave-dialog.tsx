import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';

export interface LeaveDialogProps {
  reason: 'typed' | 'unsaved';
  onAnswer: (answer: 'stay' | 'keep' | 'delete') => void;
}

const leaveTexts = {
  typed: {
    title: 'Leave this application?',
    text: 'What you typed is only on this device so far. Keep it here to continue later, or delete it if others use this device.',
  },
  unsaved: {
    title: 'Your last changes could not be saved',
    text: 'They are on this device, but not on our server yet. Stay and try again, keep them on this device to continue later, or delete them if others use this device.',
  },
};

/** Asks for confirmation before typed answers would be lost. */
export function LeaveDialog({ reason, onAnswer }: LeaveDialogProps) {
  const { title, text } = leaveTexts[reason];
  return (
    <Dialog
      open
      title={title}
      onClose={() => onAnswer('stay')}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer('delete')}>
            Delete and leave
          </Button>
          <Button variant="outline" onClick={() => onAnswer('keep')}>
            Keep on this device and leave
          </Button>
          <Button onClick={() => onAnswer('stay')}>Stay</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
