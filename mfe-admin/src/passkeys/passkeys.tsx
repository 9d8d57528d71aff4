import { Button, Notice } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { addPasskey, beginPasskey, type Passkey, readPasskeys, removePasskey } from '../api/passkeys';
import { AskDialog } from '../common/ask-dialog';
import { shortDayIn } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useWork } from '../common/use-work';

const MISSING = 'Enter a name for it, such as Phone or Key ring';
const FAILED = 'The passkey could not be added. Please try again.';

/** The passkeys of somebody who has an app; nothing where browsers keep none for the portal's address. */
export function Passkeys() {
  const { api, shell, userId } = useStaff();
  const [{ data, state, message }, reload] = useLoad({
    key: `passkeys ${userId}`,
    load: () => readPasskeys(api),
  });
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  if (state === 'failed')
    return <FailedNotice title="Your passkeys could not be loaded" message={message} retry={reload} />;
  if (!data?.available) return null;

  return (
    <section aria-labelledby="passkeys">
      <h3 className="p-card-title mt-4 mb-2" id="passkeys">
        Passkeys
      </h3>
      <p>
        A passkey of this device, your phone or a security key stands in place of the code. It cannot be told
        to anybody, nor used at a page that only looks like this one.
      </p>
      {data.passkeys.length > 0 ? (
        <ul className="list-unstyled">
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className="p-row p-between mb-2">
              <span>
                <strong>{passkey.name}</strong>{' '}
                <span className="p-muted">
                  {passkey.last_used_at
                    ? `last used ${shortDayIn(passkey.last_used_at, shell.locale)}`
                    : `added ${shortDayIn(passkey.created_at, shell.locale)}, not used yet`}
                </span>
              </span>
              <Button variant="outline" onClick={() => setLeaving(passkey)}>
                Remove <span className="visually-hidden">: {passkey.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPasskey added={reload} />
      {leaving ? (
        <AskDialog
          title={`Remove ${leaving.name}?`}
          button="Remove passkey"
          harmful
          close={() => setLeaving(null)}
          onConfirm={async () => {
            await removePasskey(api, leaving.id);
            setLeaving(null);
            shell.notify.success('The passkey is removed');
            reload();
          }}
        >
          <p>It opens nothing any more. The code of your app and your recovery codes go on.</p>
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
    setProblem(missing ? MISSING : undefined);
    setFailure(null);
    if (missing) return document.getElementById('passkey-name')?.focus();
    void run(
      async () => {
        const { makePasskey } = await import('./browser');
        const response = await makePasskey(await beginPasskey(api));
        await addPasskey(api, { name: name.trim(), response });
        setName('');
        shell.notify.success('The passkey is added');
        added();
      },
      (error) => setFailure(refusalSentence(error, FAILED)),
    );
  }

  return (
    <form onSubmit={add} noValidate>
      {failure ? (
        <Notice tone="danger" role="alert" title="That was not done">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <TextField
        id="passkey-name"
        label="Name of the new passkey"
        hint="So that you know it again: Phone, Key ring"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="outline" busy={busy}>
        Add a passkey
      </Button>
    </form>
  );
}
