import { deviceStore } from '@portal/remote-sdk';
import { takeBackPrepared } from '../../api/results';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/results';
import { type FeedbackText, keptTextOf, textAgain } from '../decision-text/rules';

/** Takes a prepared decision back; its text returns to the form, unless another text is being written there. */
export function useTakeBack(applicationId: number, changed: () => void) {
  const { api, shell, userId } = useStaff();
  const { busy, run } = useWork();
  const takeBack = (id: number) =>
    void run(
      async () => {
        const { prepared, message } = await takeBackPrepared(api, id);
        const kept = deviceStore<FeedbackText>(keptTextOf(userId, applicationId), { of: userId });
        if (!kept.read()) kept.write(textAgain(prepared));
        shell.notify.success(message);
        changed();
      },
      (error) => {
        shell.notify.error(refusalSentence(error, t.resultsTakeBackFailed()));
        changed();
      },
    );
  return { busy, takeBack };
}
