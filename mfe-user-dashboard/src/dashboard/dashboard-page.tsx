import { createApiClient, type PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Button, SkipLink, usePageTitle } from '@portal/ui';
import { useMemo, useRef } from 'react';
import { ApplicationList } from './application-list';
import { useApplications } from './use-applications';
import { useSignOut } from './use-sign-out';

/** What an applicant finds after signing in: their applications and how far each has come. */
export function DashboardPage({ shell }: PageComponentProps) {
  const api = useMemo(() => createApiClient(shell), [shell]);
  const [applications, reload] = useApplications(api);
  const heading = useRef<HTMLHeadingElement>(null);
  const { leaving, leave } = useSignOut(api, shell);
  const name = shell.session.current()?.user.name;
  function retry() {
    // The button that was pressed goes away; the focus must not go with it.
    heading.current?.focus();
    reload();
  }
  usePageTitle('Your applications', { site: shell.branding.name });

  return (
    <>
      <SkipLink />
      <AppHeader branding={shell.branding}>
        {name ? <span className="p-muted d-none d-sm-block">{name}</span> : null}
        <Button variant="outline" small busy={leaving} onClick={leave}>
          Sign out
        </Button>
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          Your applications
        </h1>
        <ApplicationList applications={applications} shell={shell} retry={retry} />
        <p className="p-muted">
          Questions? Write to <a href={`mailto:${shell.branding.mailbox}`}>{shell.branding.mailbox}</a>.
        </p>
      </main>
    </>
  );
}
