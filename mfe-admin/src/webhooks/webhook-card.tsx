import { Button, Card, Notice } from '@portal/ui';
import { useState } from 'react';
import { removeWebhook, renewSecret, sendTest, turnWebhook, type Webhook } from '../api/webhooks';
import { AskDialog } from '../common/ask-dialog';
import { dayAndTime } from '../common/dates';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import { DeliveryList, eventsInWords } from './delivery-list';

export interface WebhookCardProps {
  webhook: Webhook;
  /** Called after a change, with a new secret where there is one. */
  changed: (secret?: string) => void;
}

type Question = 'remove' | 'renew';

/** An address: what it is told, what was sent, and what can be done with it. */
export function WebhookCard({ webhook, changed }: WebhookCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [asked, setAsked] = useState<Question | null>(null);
  const [sent, setSent] = useState(0);
  const { id, url, active } = webhook;
  const { host } = new URL(url);
  const failed = (error: unknown) =>
    shell.notify.error(refusalSentence(error, 'That could not be done. Please try again.'));

  const test = () =>
    void run(async () => {
      const { state, answer_status, answer_text } = await sendTest(api, id);
      if (state === 'taken') shell.notify.success(`${host} has taken the test`);
      else
        shell.notify.error(`${host} has not taken the test: ${answer_status ?? answer_text ?? 'no answer'}`);
      setSent((count) => count + 1);
    }, failed);
  const turn = () =>
    void run(async () => {
      await turnWebhook(api, id, !active);
      shell.notify.success(active ? `${host} is told of nothing any more` : `${host} is told again`);
      changed();
    }, failed);

  return (
    <Card title={host}>
      <p className="text-break mb-1">
        <code>{url}</code>
      </p>
      <p className="p-small p-muted">{eventsInWords(webhook)}</p>
      <Standing webhook={webhook} />
      <div className="p-row mb-4">
        <Button variant="outline" small busy={busy} disabled={!active} onClick={test}>
          Send a test<span className="visually-hidden"> to {host}</span>
        </Button>
        <Button variant="outline" small busy={busy} onClick={turn}>
          {active ? 'Turn off' : 'Turn on'}
          <span className="visually-hidden"> {host}</span>
        </Button>
        <Button variant="outline" small onClick={() => setAsked('renew')}>
          Renew the secret<span className="visually-hidden"> of {host}</span>
        </Button>
        <Button variant="quiet" small onClick={() => setAsked('remove')}>
          Remove<span className="visually-hidden"> {host}</span>
        </Button>
      </div>
      <h3 className="h6">Last messages</h3>
      <DeliveryList webhook={webhook} changes={sent} />
      {asked === 'renew' ? (
        <AskDialog
          title={`Renew the secret of ${host}?`}
          button="Renew"
          close={() => setAsked(null)}
          onConfirm={async () => {
            const secret = await renewSecret(api, id);
            setAsked(null);
            changed(secret);
          }}
        >
          <p>Messages are signed with both secrets for a day. Give the program the new one until then.</p>
        </AskDialog>
      ) : null}
      {asked === 'remove' ? (
        <AskDialog
          title={`Remove ${host}?`}
          button="Remove"
          harmful
          close={() => setAsked(null)}
          onConfirm={async () => {
            await removeWebhook(api, id);
            setAsked(null);
            shell.notify.success(`${host} is removed`);
            changed();
          }}
        >
          <p>It is told of nothing any more, and what was sent there is forgotten. What waits is not sent.</p>
        </AskDialog>
      ) : null}
    </Card>
  );
}

function Standing({ webhook: { active, turned_off_at, failing_since } }: { webhook: Webhook }) {
  const { locale } = useStaff().shell;
  if (turned_off_at)
    return (
      <Notice tone="danger" title="The portal has turned it off">
        <p>
          It took no message for three days, until {dayAndTime(turned_off_at, locale)}. Mend the program, then
          turn it on and send again what was given up.
        </p>
      </Notice>
    );
  if (!active)
    return (
      <Notice tone="info" title="It is off">
        <p>What happens meanwhile is not sent there later.</p>
      </Notice>
    );
  if (!failing_since) return null;
  return (
    <Notice tone="warning" title={`It takes no messages since ${dayAndTime(failing_since, locale)}`}>
      <p>The portal tries again, with longer and longer pauses. After three days it is turned off.</p>
    </Notice>
  );
}
