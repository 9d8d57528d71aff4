import { erasureReasons } from '@portal/contract-svc-applications-v1';
import { Dialog, Notice, Skeleton } from '@portal/ui';
import { ErrorSummary, RadioGroup, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { eraseForGood, readHoldings } from '../../api/erasing';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { FailedNotice } from '../../frame/common/failed-notice';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useErrorTitle } from '../../frame/common/use-error-title';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/erasing';
import { completeForm, type ErasingForm, goings, missing, remains } from './rules';

const names = ['reason', 'password'] as const;

export interface EraseDialogProps {
  /** Any application of the person. */
  applicationId: number;
  close: () => void;
  /** Called when the person was erased, or will be within minutes. */
  erased: () => void;
}

/** Asks before a person is erased: lists what is erased, and needs a reason and the administrator's password. */
export default function EraseDialog({ applicationId, close, erased }: EraseDialogProps) {
  const { api, shell } = useStaff();
  const [{ data, state, message }, reload] = useLoad({
    key: `holdings ${applicationId}`,
    load: () => readHoldings(api, applicationId),
  });
  const [form, setForm] = useState<ErasingForm>({ reason: '', password: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof ErasingForm, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useWork();
  const summary = names.flatMap((name) =>
    errors[name] ? [{ href: `#erase-${name}`, message: errors[name] }] : [],
  );
  useErrorTitle(summary.length > 0);

  async function erase(body: NonNullable<ReturnType<typeof completeForm>>) {
    const whole = await eraseForGood(api, applicationId, body);
    shell.notify.success(whole ? t.personErased() : t.erasingBegun());
    erased();
  }

  function submit() {
    if (busy || !data) return;
    setAttempt((count) => count + 1);
    setFailure(null);
    setErrors(missing(form));
    const body = completeForm(form);
    if (!body) return;
    void run(
      () => erase(body),
      (error) => {
        const found = fieldErrors(error, names);
        setErrors(found);
        setFailure(Object.keys(found).length > 0 ? null : refusalSentence(error, t.eraseFailed()));
      },
    );
  }

  return (
    <Dialog
      open
      title={data ? t.eraseWho({ name: data.name }) : t.eraseThisPerson()}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.eraseForGood()} harmful busy={busy} close={close} form="erase-form" />}
    >
      <ErrorSummary errors={summary} attempt={attempt} />
      <DialogFailure failure={failure} />
      {state === 'failed' ? (
        <FailedNotice title={t.goingsNotLoaded()} message={message} retry={reload} />
      ) : null}
      {data ? (
        <>
          <p>{t.goesForGood()}</p>
          <ul>
            {goings(data).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Notice>
            <p>{t.eraseRecord()}</p>
            {remains(data).map((one) => (
              <p key={one}>{one}</p>
            ))}
          </Notice>
        </>
      ) : null}
      {state === 'loading' ? <Skeleton lines={4} label={t.goingsLoading()} /> : null}
      <form
        id="erase-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioGroup
          legend={t.erasingWhy()}
          name="erase-reason"
          options={translatedChoices(erasureReasons)}
          value={form.reason}
          error={errors.reason}
          onChange={(reason) => setForm({ ...form, reason })}
        />
        <TextField
          label={t.erasingYourPassword()}
          id="erase-password"
          type="password"
          autoComplete="current-password"
          value={form.password}
          error={errors.password}
          onChange={({ target }) => setForm({ ...form, password: target.value })}
        />
      </form>
    </Dialog>
  );
}
