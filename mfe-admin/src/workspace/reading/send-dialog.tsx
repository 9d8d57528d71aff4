import { AskDialog } from '../../frame/common/ask-dialog';
import * as t from '../../messages/reading';

/** Asks before a sheet is sent, since it cannot be changed afterwards. */
export function SendDialog({ close, send }: { close: () => void; send: () => void }) {
  return (
    <AskDialog
      title={t.sendSheetTitle()}
      button={t.send()}
      close={close}
      onConfirm={async () => {
        close();
        send();
      }}
    >
      <p>{t.sendSheetText()}</p>
    </AskDialog>
  );
}
