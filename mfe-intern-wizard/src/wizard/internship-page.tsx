import type { ApiClient, PageComponentProps } from '@portal/remote-sdk';
import { AppHeader, Button, Notice, Skeleton, usePageTitle } from '@portal/ui';
import { FormProvider } from '@portal/ui/form-state';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { AppProvider } from './app-context';
import { createInternApp, type InternApp } from './intern-app';
import { wizardMessages } from './messages';
import { WizardScreen } from './wizard-screen';

const title = 'Internship application';
const ThankYou = lazy(() => import('../thank-you/thank-you').then((page) => ({ default: page.ThankYou })));

interface InternshipPageProps extends PageComponentProps {
  /** Instead of the portal's API. */
  client?: ApiClient | undefined;
}

/** The internship application, from Welcome to the thank-you screen. */
export function InternshipPage({ shell, client }: InternshipPageProps) {
  const [app] = useState(() => createInternApp(shell, client));
  const { phase } = useSyncExternalStore(app.wizard.subscribe, app.wizard.state);
  useEffect(() => app.wizard.start(), [app]);

  const submission = phase === 'done' ? app.submission() : null;
  if (submission) {
    return (
      <Suspense>
        <ThankYou shell={shell} submission={submission} />
      </Suspense>
    );
  }
  return (
    <AppProvider value={app}>
      <FormProvider form={app.form}>
        {phase === 'form' ? <WizardScreen /> : <Waiting app={app} failed={phase === 'failed'} />}
      </FormProvider>
    </AppProvider>
  );
}

function Waiting({ app, failed }: { app: InternApp; failed: boolean }) {
  const { branding } = app.shell;
  usePageTitle(title, { site: branding.name });
  return (
    <>
      <AppHeader branding={branding} title={title} />
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1>{title}</h1>
        {failed ? (
          <Notice tone="danger" role="alert" title={wizardMessages.restoreFailed}>
            <p>Your application is safe. The portal could not be reached just now.</p>
            <Button variant="outline" small onClick={() => void app.wizard.retry()}>
              Try again
            </Button>
          </Notice>
        ) : (
          <Skeleton lines={6} label={wizardMessages.restoring} />
        )}
      </main>
    </>
  );
}
