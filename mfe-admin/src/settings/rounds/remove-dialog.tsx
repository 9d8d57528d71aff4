import { roundName } from '@portal/ui/rounds';
import { type ManagedRound, removeRound } from '../../api/rounds';
import { AskDialog } from '../../frame/common/ask-dialog';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/rounds';

export interface RoundDialogProps {
  round: ManagedRound;
  timeZone: string;
  close: () => void;
  done: (sentence: string) => void;
}

/** Asks before a round is removed. */
export function RemoveDialog({ round, close, done }: RoundDialogProps) {
  const { api } = useStaff();
  const name = roundName(round);
  return (
    <AskDialog
      title={t.removeRoundWhich({ name })}
      button={t.removeRound()}
      harmful
      failed={t.roundNotRemoved()}
      close={close}
      onConfirm={async () => {
        await removeRound(api, round.id);
        done(t.roundRemoved({ name }));
      }}
    >
      <p>{t.removeRoundText()}</p>
    </AskDialog>
  );
}
