import { Button, Notice } from '@portal/ui';
import { ErrorSummary, TextArea, TextField } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import { addKey, type ReleaseTeam } from '../../api/release-keys';
import { asCode } from '../../frame/common/as-code';
import { useStaff } from '../../frame/common/staff-context';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import { cancel } from '../../messages/common';
import * as t from '../../messages/release-keys';
import { MakePair } from './make-pair';

export interface KeyFormProps {
  team: ReleaseTeam;
  close: () => void;
  done: (sentence: string) => void;
}

const fields = ['holder', 'public_key'] as const;
const nothing = { holder: '', public_key: '' };

/** Registers a public key of a team; its private key stays where it was made. */
export function KeyForm({ team, close, done }: KeyFormProps) {
  const { api } = useStaff();
  const { typed, change, errors, summary, attempt, failure, busy, submit } = useCheckedForm({
    nothing,
    fields,
    prefix: `key-${team.id}`,
    problemsOf: ({ holder, public_key }) => ({
      ...(holder.trim() === '' && { holder: t.nameHolder() }),
      ...(public_key.trim() === '' && { public_key: t.pasteKey() }),
    }),
    send: async ({ holder, public_key }) => {
      await addKey(api, team.id, { holder: holder.trim(), public_key });
      done(t.keyIsAdded({ holder: holder.trim(), title: team.title }));
    },
    failed: t.keyNotAdded(),
  });
  return (
    <form onSubmit={submit} noValidate className="mt-3">
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.keyNotAdded()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <TextField
        id={`key-${team.id}-holder`}
        label={t.holder()}
        hint={t.holderHint()}
        maxLength={120}
        autoComplete="off"
        value={typed.holder}
        error={errors.holder}
        onChange={(event) => change({ holder: event.currentTarget.value })}
      />
      <TextArea
        id={`key-${team.id}-public_key`}
        label={t.publicKey()}
        hint={rich(t.publicKeyHint({ code: asCode }))}
        rows={4}
        spellCheck={false}
        value={typed.public_key}
        error={errors.public_key}
        onChange={(event) => change({ public_key: event.currentTarget.value })}
      />
      <MakePair done={(public_key) => change({ public_key })} />
      <p className="p-row mb-0">
        <Button type="submit" busy={busy}>
          {t.addKey()}
        </Button>
        <Button variant="quiet" onClick={close}>
          {cancel()}
        </Button>
      </p>
    </form>
  );
}
