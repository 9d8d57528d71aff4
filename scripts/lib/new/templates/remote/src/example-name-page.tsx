import { type ApiClient, createApiClient, type PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Button, Notice, Skeleton, SkipLink, usePageTitle } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { createExampleNameApi } from './api';
import { usePortalOpen } from './use-portal-open';

export interface ExampleNamePageProps extends PageComponentProps {
  /** Replaces the client of the portal's API in tests. */
  client?: ApiClient;
}

/** The page at /example-name. */
export function ExampleNamePage({ shell, client }: ExampleNamePageProps) {
  const api = useMemo(() => createExampleNameApi(client ?? createApiClient(shell)), [client, shell]);
  const { portal, retry } = usePortalOpen(api);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle('Example name', { site: shell.branding.name });

  function again() {
    // The button that was pressed goes away; the focus must not go with it.
    heading.current?.focus();
    retry();
  }

  return (
    <>
      <SkipLink />
      <AppHeader branding={shell.branding} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          Example name
        </h1>
        {portal === 'asking' ? <Skeleton lines={1} label="Loading" /> : null}
        {portal === 'open' ? <p>The portal is open.</p> : null}
        {portal === 'closed' ? <p>The portal is closed.</p> : null}
        {portal === 'unknown' ? (
          <Notice tone="danger" role="alert" title="We could not reach the portal.">
            <Button variant="outline" small onClick={again}>
              Try again
            </Button>
          </Notice>
        ) : null}
      </main>
    </>
  );
}
