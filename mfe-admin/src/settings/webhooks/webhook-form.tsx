import { translated } from '@portal/application-ui/language';
import {
  webhookMessages as messages,
  type WebhookEvent,
  webhookEvents,
} from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { makeWebhook } from '../../api/webhooks';
import { ChoiceList } from '../../frame/common/choice-list';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import * as t from '../../messages/webhooks';

const fields = ['url', 'events'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

interface Typed {
  url: string;
  events: string[];
}

const nothing: Typed = { url: '', events: [] };

const problemsOf = ({ url, events }: Typed): Errors => ({
  ...(url.trim() === '' && { url: translated(messages.url) }),
  ...(events.length === 0 && { events: translated(messages.events) }),
});

/** Adds a webhook; `made` is called with its secret. */
export function WebhookForm({ made }: { made: (secret: string) => void }) {
  const { api } = useStaff();
  const { typed, change, errors, summary, attempt, failure, busy, submit } = useCheckedForm({
    nothing,
    fields,
    prefix: 'webhook',
    problemsOf,
    send: async ({ url, events }) =>
      made(await makeWebhook(api, { url: url.trim(), events: events as WebhookEvent[] })),
    failed: t.addressNotAdded(),
  });

  return (
    <Card title={t.addAnAddress()}>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.noAddressAdded()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <TextField
          id="webhook-url"
          label={t.addressOfProgram()}
          hint={t.addressOfProgramHint()}
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          value={typed.url}
          error={errors.url}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <ChoiceList
          legend={t.toldOfWhat()}
          name="webhook-events"
          options={translatedChoices(webhookEvents)}
          chosen={typed.events}
          error={errors.events}
          onChange={(events) => change({ events })}
        />
        <Button type="submit" busy={busy}>
          {t.addTheAddress()}
        </Button>
      </form>
    </Card>
  );
}
