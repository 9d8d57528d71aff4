import { letterLimits } from '@portal/contract-svc-applications-v1';
import { Button, Notice } from '@portal/ui';
import { TextArea, TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { type FormEvent, useId, useState } from 'react';
import * as t from '../../messages/letters';
import type { Asking, LettersInUse } from './use-letters';

interface AskFieldsProps {
  type: Asking['type'];
  use: LettersInUse;
  onAsked: () => void;
  onCancel?: () => void;
}

const blank = { full_name: '', email: '', about: '' };

/** Asks a referee for a letter: name, address, and what the letter should be about. */
export function AskFields({ type, use, onAsked, onCancel }: AskFieldsProps) {
  const [typed, setTyped] = useState(blank);
  const id = useId();
  const { problem, busy } = use;
  const errorOf = (field: string) => problem?.errors[field]?.[0];
  const isGeneral = problem && !Object.keys(problem.errors).some((field) => field in blank);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (await use.ask({ type, ...typed })) onAsked();
  }
  const field = (name: keyof typeof blank) => ({
    name: `${id}-${name}`,
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
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
