import { allWords } from '@portal/remote-sdk';
import { AppHeader, Button, Notice, Skeleton, usePageTitle, useReconnected } from '@portal/ui';
import { UploadTargetContext } from '@portal/ui/files';
import { FormProvider } from '@portal/ui/form-state';
import { CopiesQuestion } from '@portal/ui/wizard';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import * as t from '../../messages/wizard';
import * as later from '../../messages/wizardLater';
import type { WizardApp } from './app';
import { AppProvider, useApp } from './app-context';
import type { Submission } from './calls';
import { LanguageChoice } from './language-choice';
import { useLoadLabels } from './use-load-labels';
import { WizardScreen } from './wizard-screen';

interface WizardPageProps {
  app: WizardApp;
  /** The confirmation screen. */
  Submitted: ComponentType<{ submission: Submission }>;
}

/** An application from its first step to the confirmation. */
export function WizardPage({ app, Submitted }: WizardPageProps) {
  const { phase } = useSyncExternalStore(app.wizard.subscribe, app.wizard.state);
  const [opening, setOpening] = useState(app.opening);
  useEffect(() => (opening === 'form' ? app.wizard.start() : undefined), [app, opening]);
  // The pressed button disappears with its screen: the first step then takes the focus.
  const [isBegunAnew, setBegunAnew] = useState(false);
  useEffect(() => {
    if (isBegunAnew && phase === 'form') document.querySelector<HTMLElement>('#main h1')?.focus();
  }, [isBegunAnew, phase]);

  const files = useMemo(
    () => ({
      renew: () => app.api.renewFiles(),
      get failed() {
        return later.documentNotOpened();
      },
      notify: app.shell.notify.error,
    }),
    [app],
  );
  const submission = phase === 'done' || opening === 'confirmation' ? app.submission() : null;
  function doneHere() {
    app.doneHere();
    setOpening('form');
    setBegunAnew(true);
  }
  const Confirmation = useMemo(() => withWords(Submitted), [Submitted]);
  return (
    <AppProvider value={app}>
      <UploadTargetContext value={files}>
        {submission ? (
          <Suspense>
            <Confirmation submission={submission} />
          </Suspense>
        ) : opening === 'applied' ? (
          <Suspense>
            <Applied onDone={doneHere} />
          </Suspense>
        ) : (
          <FormProvider form={app.form}>
            {phase === 'form' ? <WizardScreen /> : <Waiting failed={phase === 'failed'} />}
          </FormProvider>
        )}
      </UploadTargetContext>
    </AppProvider>
  );
}

const Applied = lazy(async () => {
  const [{ AppliedScreen }] = await Promise.all([import('./applied/applied-screen'), allWords()]);
  return { default: AppliedScreen };
});

/** Loads the words of all screens before this screen is shown. */
const withWords = (Screen: WizardPageProps['Submitted']) =>
  lazy(async () => {
    await allWords();
    return { default: ({ submission }: { submission: Submission }) => <Screen submission={submission} /> };
  });

function Waiting({ failed }: { failed: boolean }) {
  const { draft, shell, wizard, programme } = useApp();
  const { branding } = shell;
  const { title, messages } = programme;
  usePageTitle(title, { site: branding.name });
  useReconnected(failed, wizard.retry);
  const loadLabels = useLoadLabels();
  return (
    <>
      <AppHeader branding={branding} title={title}>
        <LanguageChoice />
      </AppHeader>
      <main id="main" className="p-main p-main-narrow" tabIndex={-1}>
        <h1>{title}</h1>
        {failed ? (
          <Notice tone="danger" role="alert" title={messages.restoreFailed}>
            <p>{t.applicationSafe()}</p>
            <Button variant="outline" small onClick={() => void wizard.retry()}>
              {t.retry()}
            </Button>
          </Notice>
        ) : (
          <Skeleton lines={6} label={messages.restoring} />
        )}
      </main>
      <CopiesQuestion draft={draft} loadLabels={loadLabels} />
    </>
  );
}
