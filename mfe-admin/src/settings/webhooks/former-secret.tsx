import { Button, Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { endFormerSecret, type Webhook } from '../../api/webhooks';
import { dayAndTime } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/webhooks';

interface FormerSecretProps {
  webhook: Webhook;
  /** Called after the secret was ended. */
  changed: () => void;
}

/** How long the former secret is still valid, and the button that ends it earlier. */
export function FormerSecret({ webhook, changed }: FormerSecretProps) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const { id, url, former_secret_until: until } = webhook;
  const { host } = new URL(url);
  // The service of the previous release does not send this time.
  if (!until) return null;
  const end = () =>
    void run(
      async () => {
        await endFormerSecret(api, id);
        shell.notify.success(t.formerSecretEnded({ host }));
        changed();
      },
      (error) => shell.notify.error(refusalSentence(error, t.couldNotBeDone())),
    );
  return (
    <Notice tone="info" title={t.formerSecretUntil({ until: dayAndTime(until, shell.locale) })}>
      <p>{t.formerSecretText()}</p>
      <Button variant="outline" small busy={busy} onClick={end}>
        {rich(t.endFormerSecret({ hidden, host }))}
      </Button>
    </Notice>
  );
}
