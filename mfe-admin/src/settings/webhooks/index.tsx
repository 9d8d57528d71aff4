import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { readWebhooks } from '../../api/webhooks';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { ShownOnce } from '../../frame/common/shown-once';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/webhooks';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';

/** The addresses of other programs that are notified about applications. */
export default function WebhooksPage() {
  const { api, shell } = useStaff();
  const [webhooks, reload] = useLoad({ key: 'webhooks', load: () => readWebhooks(api) });
  const [secret, setSecret] = useState<string | null>(null);
  usePageTitle(t.webhooksWebhooks(), { site: shell.branding.name });
  function changed(secret?: string) {
    setSecret(secret ?? null);
    reload();
  }

  return (
    <>
      <SettingsPageHead title={t.webhooksWebhooks()} text={t.webhooksText()} />
      <div className="p-measure">
        {secret ? (
          <ShownOnce title={t.giveSecret()} secret={secret} what={t.theSecret()} done={() => setSecret(null)}>
            {t.secretShownOnce()}
          </ShownOnce>
        ) : null}
        <WebhookForm made={changed} />
        {webhooks.state === 'failed' ? (
          <FailedNotice title={t.addressesNotLoaded()} message={webhooks.message} retry={reload} />
        ) : null}
        {webhooks.data === null && webhooks.state === 'loading' ? (
          <Skeleton lines={4} label={t.addressesLoading()} />
        ) : null}
        {webhooks.data?.length === 0 ? <EmptyState title={t.noProgramTold()} text={t.addOneAbove()} /> : null}
        {webhooks.data?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} changed={changed} />
        ))}
      </div>
    </>
  );
}
