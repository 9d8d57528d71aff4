import { AskDialog } from '../common/ask-dialog';

/** Asks before a sheet is sent, since it cannot be changed afterwards. */
export function SendDialog({ close, send }: { close: () => void; send: () => void }) {
  return (
    <AskDialog
      title="Send your score sheet?"
      button="Send"
      close={close}
      onConfirm={async () => {
        close();
        send();
      }}
    >
      <p>Your colleagues see it from then on, and you see theirs. It cannot be changed any more.</p>
    </AskDialog>
  );
}
