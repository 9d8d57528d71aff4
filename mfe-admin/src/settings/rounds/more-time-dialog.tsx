import { Dialog } from '@portal/ui';
import { TextArea, TextField } from '@portal/ui/forms';
import { roundName } from '@portal/ui/rounds';
import { giveMoreTime } from '../../api/rounds';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/rounds';
import { LocalField } from './local-field';
import type { RoundDialogProps } from './remove-dialog';
import { useDialogForm } from './use-round-form';

const fields = ['until', 'reason'];

/** Gives one applicant more time for their draft; the reason is mailed to them. */
export function MoreTimeDialog({ round, timeZone, close, done }: RoundDialogProps) {
  const { api } = useStaff();
  const form = useDialogForm(
    { number: '', until: '', reason: '' },
    { fields, prefix: 'time', failed: t.timeNotGiven() },
  );
  const { typed, change, errors, failure, busy, send } = form;
  // People paste references such as INT-012 or APP-012.
  const id = Number(/(\d+)\s*$/.exec(typed.number)?.[1] ?? 0);
  const give = () =>
    send(async () => {
      const { until, reason } = typed;
      const sent = await giveMoreTime(api, id, { until, reason });
      done(sent ? t.timeGiven() : t.timeGivenLater());
    });
  return (
    <Dialog
      open
      title={t.moreTimeIn({ name: roundName(round) })}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.giveTime()} busy={busy} close={close} form="time-form" />}
    >
      <form
        id="time-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        <DialogFailure failure={failure} />
        <TextField
          id="time-number"
          label={t.draftNumber()}
          hint={t.draftNumberHint()}
          autoComplete="off"
          width={10}
          value={typed.number}
          onChange={({ target }) => change({ number: target.value })}
        />
        <LocalField
          id="time-until"
          label={t.submittedUntil()}
          value={typed.until}
          timeZone={timeZone}
          error={errors.until}
          onChange={(until) => change({ until })}
        />
        <TextArea
          id="time-reason"
          label={t.moreTimeReason()}
          hint={t.moreTimeReasonHint()}
          rows={3}
          limit={1000}
          value={typed.reason}
          error={errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </form>
    </Dialog>
  );
}
