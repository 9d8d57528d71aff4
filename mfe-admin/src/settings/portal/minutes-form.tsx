import { Button, Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/settings';
import { portalMessages } from './words';

export interface MinutesFormProps {
  /** The field of the call; a refusal names it. */
  field: string;
  minutes: number;
  bounds: { least: number; most: number };
  /** The message for a value that is not a whole number within the bounds. */
  say: string;
  label: string;
  hint: string;
  saveLabel: string;
  /** Explains the setting. */
  children: ReactNode;
  /** Stores the number of minutes; returns the stored one. */
  save: (minutes: number) => Promise<number>;
}

/** A setting of a number of minutes. */
export function MinutesForm(props: MinutesFormProps) {
  const { field, minutes, bounds, say: sentence, label, hint, saveLabel, children, save } = props;
  const { shell } = useStaff();
  const { busy, run } = useWork();
  const [typed, setTyped] = useState(String(minutes));
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = Number(typed.trim());
    const wrong = !/^\d+$/.test(typed.trim()) || chosen < bounds.least || chosen > bounds.most;
    setProblem(wrong ? sentence : undefined);
    setFailure(null);
    if (wrong) return document.getElementById(field)?.focus();
    void run(
      async () => {
        setTyped(String(await save(chosen)));
        shell.notify.success(portalMessages.saved);
      },
      (error) => {
        const message = fieldErrors(error, [field])[field];
        setProblem(message);
        if (!message) setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(portalMessages.saveFailed);
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      {failure ? (
        <Notice tone="danger" role="alert" title={t.minutesNotSaved()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      {children}
      <TextField
        id={field}
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        width={4}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {saveLabel}
      </Button>
    </form>
  );
}
