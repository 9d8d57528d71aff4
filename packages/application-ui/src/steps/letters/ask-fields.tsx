import { letterLimits } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { TextArea, TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { type FormEvent, useId } from 'react';
import * as t from '../../messages/letters';
import { type Typed, useKept } from './use-kept';
import type { Asking, LettersInUse } from './use-letters';

interface AskFieldsProps {
  /** The id of the applicant, under whom the device keeps what is typed. */
  person: number | undefined;
  applicationId: number;
  type: Asking['type'];
  use: LettersInUse;
  onAsked: () => void;
  onCancel?: () => void;
}

/** Asks somebody for a letter: name, address, and what they are to write about. What is typed stays on the device until then. */
export function AskFields({ person, applicationId, type, use, onAsked, onCancel }: AskFieldsProps) {
  const { typed, change, forget } = useKept({ person, applicationId, type });
  const id = useId();
  const { problem, busy } = use;
  const errorOf = (field: string) => problem?.errors[field]?.[0];
  const isGeneral = problem && !Object.keys(problem.errors).some((field) => field in typed);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!(await use.ask({ type, ...typed }))) return;
    forget();
    onAsked();
  }
  const field = (name: keyof Typed) => ({
    name: `${id}-${name}`,
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      {isGeneral ? (
        <Notice tone="danger" role="alert">
          <p>{translated(problem.message)}</p>
        </Notice>
      ) : null}
      <TextField label={t.refereeName()} {...field('full_name')} />
      <TextField label={t.refereeEmail()} type="email" {...field('email')} />
      <TextArea
        label={t.writeAbout()}
        hint={t.theyReadThis()}
        rows={3}
        limit={letterLimits.about}
        {...field('about')}
      />
      <div className="p-row">
        <Button type="submit" variant="outline" small busy={busy === 'ask'}>
          {t.askForLetter()}
        </Button>
        {onCancel ? (
          <Button variant="quiet" small onClick={onCancel}>
            {t.cancelAsking()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
