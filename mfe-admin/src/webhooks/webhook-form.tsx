import {
  webhookMessages as say,
  type WebhookEvent,
  webhookEvents,
} from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { makeWebhook } from '../api/webhooks';
import { ChoiceList } from '../common/choice-list';
import { fieldErrors, refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useErrorTitle } from '../common/use-error-title';
import { useWork } from '../common/use-work';

const fields = ['url', 'events'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

interface Typed {
  url: string;
  events: string[];
}

const nothing: Typed = { url: '', events: [] };

const problemsOf = ({ url, events }: Typed): Errors => ({
  ...(url.trim() === '' && { url: say.url }),
  ...(events.length === 0 && { events: say.events }),
});

/** Adds an address; `made` gets its secret. */
export function WebhookForm({ made }: { made: (secret: string) => void }) {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const summary = fields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ href: `#webhook-${name}`, message }] : [];
  });
  useErrorTitle(summary.length > 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problems = problemsOf(typed);
    setAttempt((count) => count + 1);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    const asked = { url: typed.url.trim(), events: typed.events as WebhookEvent[] };
    void run(
      async () => {
        made(await makeWebhook(api, asked));
        setTyped(nothing);
      },
      (error) => {
        const told = fieldErrors(error, fields);
        setErrors(told);
        if (Object.keys(told).length === 0)
          setFailure(refusalSentence(error, 'The address could not be added. Please try again.'));
      },
    );
  }

  return (
    <Card title="Add an address">
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title="No address was added">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <TextField
          id="webhook-url"
          label="Address of the program"
          hint="It begins with https:// and is reached from everywhere."
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          value={typed.url}
          error={errors.url}
          onChange={(event) => setTyped({ ...typed, url: event.currentTarget.value })}
        />
        <ChoiceList
          legend="What is it told of?"
          name="webhook-events"
          options={webhookEvents}
          chosen={typed.events}
          error={errors.events}
          onChange={(events) => setTyped({ ...typed, events })}
        />
        <Button type="submit" busy={busy}>
          Add the address
        </Button>
      </form>
    </Card>
  );
}
