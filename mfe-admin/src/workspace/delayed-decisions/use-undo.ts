import { deviceStore } from '@portal/remote-sdk';
import { undoDecision } from '../../api/feedback';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/holding';
import { type FeedbackText, keptTextOf, textAgain } from '../decision-text/rules';

/** Undoes a waiting decision; its text returns to the form, unless another text is being written there. */
export function useUndo(applicationId: number, changed: () => void) {
  const { api, shell, userId } = useStaff();
  const { busy, run } = useWork();
  const undo = (id: number) =>
    void run(
      async () => {
        const { held: delayed, message } = await undoDecision(api, id);
        const kept = deviceStore<FeedbackText>(keptTextOf(userId, applicationId), { of: userId });
        if (!kept.read()) kept.write(textAgain(delayed));
        shell.notify.success(message);
        changed();
      },
      (error) => {
        shell.notify.error(refusalSentence(error, t.holdingUndoFailed()));
        changed();
      },
    );
  return { busy, undo };
}
