import { Button, Card, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useState } from 'react';
import { removeWebhook, renewSecret, sendTest, turnWebhook, type Webhook } from '../../api/webhooks';
import { AskDialog } from '../../frame/common/ask-dialog';
import { dayAndTime } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/webhooks';
import { DeliveryList, eventsInWords } from './delivery-list';
import { FormerSecret } from './former-secret';

export interface WebhookCardProps {
  webhook: Webhook;
  /** Called after a change; with the new secret if there is one. */
  changed: (secret?: string) => void;
}

type Question = 'remove' | 'renew';

/** A webhook: its events, its last messages, and the possible actions. */
export function WebhookCard({ webhook, changed }: WebhookCardProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [asked, setAsked] = useState<Question | null>(null);
  const [sent, setSent] = useState(0);
  const { id, url, active } = webhook;
  const { host } = new URL(url);
  const failed = (error: unknown) => shell.notify.error(refusalSentence(error, t.couldNotBeDone()));

  const test = () =>
    void run(async () => {
      const { state, answer_status, answer_text } = await sendTest(api, id);
      if (state === 'taken') shell.notify.success(t.testTaken({ host }));
      else
        shell.notify.error(
          t.testNotTaken({ host, answer: answer_status ?? answer_text ?? t.webhooksNoAnswer() }),
        );
      setSent((count) => count + 1);
    }, failed);
  const turn = () =>
    void run(async () => {
      await turnWebhook(api, id, !active);
      shell.notify.success(active ? t.toldOfNothing({ host }) : t.toldAgain({ host }));
      changed();
    }, failed);

  return (
    <Card title={host}>
      <p className="mb-1">
        <code>{url}</code>
      </p>
      <p className="p-small p-muted">{eventsInWords(webhook)}</p>
      <StatusLine webhook={webhook} />
      <FormerSecret webhook={webhook} changed={changed} />
      <div className="p-row mb-4">
        <Button variant="outline" small busy={busy} disabled={!active} onClick={test}>
          {rich(t.sendTest({ hidden, host }))}
        </Button>
        <Button variant="outline" small busy={busy} onClick={turn}>
          {rich(active ? t.webhooksTurnOff({ hidden, host }) : t.webhooksTurnOn({ hidden, host }))}
        </Button>
        <Button variant="outline" small onClick={() => setAsked('renew')}>
          {rich(t.renewSecret({ hidden, host }))}
        </Button>
        <Button variant="quiet" small onClick={() => setAsked('remove')}>
          {rich(t.removeHost({ hidden, host }))}
        </Button>
      </div>
      <h3>{t.lastMessages()}</h3>
      <DeliveryList webhook={webhook} changes={sent} />
      {asked === 'renew' ? (
        <AskDialog
          title={t.renewSecretOf({ host })}
          button={t.webhooksRenew()}
          close={() => setAsked(null)}
          onConfirm={async () => {
            const secret = await renewSecret(api, id);
            setAsked(null);
            changed(secret);
          }}
        >
          <p>{t.renewText()}</p>
        </AskDialog>
      ) : null}
      {asked === 'remove' ? (
        <AskDialog
          title={t.removeHostAsk({ host })}
          button={t.webhooksRemove()}
          harmful
          close={() => setAsked(null)}
          onConfirm={async () => {
            await removeWebhook(api, id);
            setAsked(null);
            shell.notify.success(t.hostRemoved({ host }));
            changed();
          }}
        >
          <p>{t.removeText()}</p>
        </AskDialog>
      ) : null}
    </Card>
  );
}

function StatusLine({ webhook: { active, turned_off_at, failing_since } }: { webhook: Webhook }) {
  const { locale } = useStaff().shell;
  if (turned_off_at)
    return (
      <Notice tone="danger" title={t.portalTurnedOff()}>
        <p>{t.portalTurnedOffText({ turnedOffAt: dayAndTime(turned_off_at, locale) })}</p>
      </Notice>
    );
  if (!active)
    return (
      <Notice tone="info" title={t.itIsOff()}>
        <p>{t.itIsOffText()}</p>
      </Notice>
    );
  if (!failing_since) return null;
  return (
    <Notice tone="warning" title={t.takesNone({ failingSince: dayAndTime(failing_since, locale) })}>
      <p>{t.takesNoneText()}</p>
    </Notice>
  );
}
