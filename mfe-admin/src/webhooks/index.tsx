import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { readWebhooks } from '../api/webhooks';
import { FailedNotice } from '../common/failed-notice';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { ToldOnce } from '../common/told-once';
import { useLoad } from '../common/use-load';
import { WebhookCard } from './webhook-card';
import { WebhookForm } from './webhook-form';

const TITLE = 'Webhooks';

/** The addresses of other programs that are told what happens to applications. */
export default function WebhooksPage() {
  const { api, shell } = useStaff();
  const [webhooks, reload] = useLoad({ key: 'webhooks', load: () => readWebhooks(api) });
  const [secret, setSecret] = useState<string | null>(null);
  usePageTitle(TITLE, { site: shell.branding.name });
  function changed(told?: string) {
    setSecret(told ?? null);
    reload();
  }

  return (
    <>
      <SettingsPageHead
        title={TITLE}
        text="The portal tells other programs what happens to applications: number, programme and status, no names."
      />
      <div className="p-measure">
        {secret ? (
          <ToldOnce
            title="Give this secret to the program"
            secret={secret}
            what="secret"
            done={() => setSecret(null)}
          >
            It is shown this once. By it the program knows that a message comes from the portal.
          </ToldOnce>
        ) : null}
        <WebhookForm made={changed} />
        {webhooks.state === 'failed' ? (
          <FailedNotice title="The addresses could not be loaded" message={webhooks.message} retry={reload} />
        ) : null}
        {webhooks.data === null && webhooks.state === 'loading' ? (
          <Skeleton lines={4} label="Loading the addresses" />
        ) : null}
        {webhooks.data?.length === 0 ? (
          <EmptyState title="No program is told" text="Add the address of one above." />
        ) : null}
        {webhooks.data?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} changed={changed} />
        ))}
      </div>
    </>
  );
}
