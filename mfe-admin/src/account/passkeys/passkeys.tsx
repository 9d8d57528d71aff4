import { Button, Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { rich, translated } from '@portal/ui/language';
import { type FormEvent, useState } from 'react';
import { addPasskey, beginPasskey, type Passkey, readPasskeys, removePasskey } from '../../api/passkeys';
import { AskDialog } from '../../frame/common/ask-dialog';
import { shortDayIn } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as shared from '../../messages/common';
import * as t from '../../messages/passkeys';
import * as factorWords from '../../messages/second-factor';

/** The passkeys of a person with an authenticator app; nothing if browsers accept none for the portal's address. */
export function Passkeys() {
  const { api, shell, userId } = useStaff();
  const [{ data, state, message }, reload] = useLoad({
    key: `passkeys ${userId}`,
    load: () => readPasskeys(api),
  });
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  if (state === 'failed') return <FailedNotice title={t.passkeysFailed()} message={message} retry={reload} />;
  if (!data?.available) return null;

  return (
    <section aria-labelledby="passkeys">
      <h3 className="p-card-title mt-4 mb-2" id="passkeys">
        {t.passkeys()}
      </h3>
      <p>{t.passkeysText()}</p>
      {data.passkeys.length > 0 ? (
        <ul className="list-unstyled">
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className="p-row p-between mb-2">
              <span>
                <strong translate="no">{passkey.name}</strong>{' '}
                <span className="p-muted">
                  {passkey.last_used_at
                    ? t.lastUsed({ day: shortDayIn(passkey.last_used_at, shell.locale) })
                    : t.addedUnused({ day: shortDayIn(passkey.created_at, shell.locale) })}
                </span>
              </span>
              <Button variant="outline" onClick={() => setLeaving(passkey)}>
                {rich(
                  t.removePasskey({
                    name: passkey.name,
                    hidden: (words) => <span className="visually-hidden">{words}</span>,
                  }),
                )}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey added={reload} />
      {leaving ? (
        <AskDialog
          title={t.removePasskeyTitle({ name: leaving.name })}
          button={t.removePasskeyButton()}
          harmful
          close={() => setLeaving(null)}
          onConfirm={async () => {
            await removePasskey(api, leaving.id);
            setLeaving(null);
            shell.notify.success(t.passkeyRemoved());
            reload();
          }}
        >
          <p>{t.removePasskeyText()}</p>
          <p>{factorWords.whatEnds()}</p>
        </AskDialog>
      ) : null}
    </section>
  );
}

function AddPasskey({ added }: { added: () => void }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const missing = name.trim() === '';
    setProblem(missing ? t.passkeyNameMissing() : undefined);
    setFailure(null);
    if (missing) return document.getElementById('passkey-name')?.focus();
    void run(
      async () => {
        const { makePasskey } = await import('./browser');
        const response = await makePasskey(await beginPasskey(api));
        await addPasskey(api, { name: name.trim(), response });
        setName('');
        shell.notify.success(t.passkeyAdded());
        added();
      },
      (error) => setFailure(refusalSentence(error, t.passkeyFailed())),
    );
  }

  return (
    <form onSubmit={add} noValidate>
      {failure ? (
        <Notice tone="danger" role="alert" title={shared.notDone()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <TextField
        id="passkey-name"
        label={t.passkeyName()}
        hint={t.passkeyNameHint()}
        autoComplete="off"
        maxLength={60}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {t.addPasskey()}
      </Button>
    </form>
  );
}
