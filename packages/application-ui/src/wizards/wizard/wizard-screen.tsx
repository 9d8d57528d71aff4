import { allWords, hasAllWords } from '@portal/remote-sdk';
import { Notice, Skeleton } from '@portal/ui';
import { type StepLogic, WizardFrame } from '@portal/ui/wizard';
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { WizardForm } from '../../base/form';
import * as t from '../../messages/wizard';
import * as later from '../../messages/wizardLater';
import { afterPress, followPresses } from './after-press';
import type { StepScreen, WizardApp } from './app';
import { OpenResume, useApp } from './app-context';
import { asideScreens } from './aside/screens';
import type { LaterProps } from './files';
import { loadFiles } from './files/load';
import { LanguageChoice } from './language-choice';
import { useRounds } from './round/use-rounds';
import { signInStep } from './sign-in-step';
import { useLoadLabels } from './use-load-labels';
import { type LoadStep, useStepModule, useStepsAhead } from './use-step-module';
import { welcomeComplete } from './welcome-complete';

const resume: StepScreen = {
  get label() {
    return t.resumeTitle();
  },
  lead: later.resumeLead,
  tip: later.resumeTip,
  load: () => import('./resume'),
};

// Nothing can be discarded before the sign-in, so the first step does not load this code.
const Discard = lazy(() => import('./discard/discard'));

const Round = lazy(() => import('./round/round'));

// The words of the first screen are not enough for this one.
const ClosedEntry = lazy(async () => (await Promise.all([import('./round/closed-entry'), allWords()]))[0]);

const ReturnLink = lazy(() => import('./return-link/return-link'));

// The code is kept on devices that open this page offline; when it fails to load, the page is shown without it.
const Later = lazy<ComponentType<LaterProps>>(() => loadFiles().catch(() => ({ default: () => null })));

/** Whether a mailed link opened the page: it leads to an application that was begun before. */
const asksToResume = () => new URLSearchParams(window.location.search).has('resume');

const nothing: readonly LoadStep[] = [];

export function WizardScreen() {
  const app = useApp();
  const { wizard, draft, url, shell, programme } = app;
  const { steps } = programme;
  const { step, busy } = useSyncExternalStore(wizard.subscribe, wizard.state);
  const [resuming, setResuming] = useState(() => asksToResume() || app.sessionWasOver());
  const complete = useSyncExternalStore(app.form.subscribe, () => welcomeComplete(app.form.values()));
  useEffect(() => {
    if (step !== 1) setResuming(false);
  }, [step]);

  const { signedIn, waits } = useSyncExternalStore(draft.subscribe, draft.state);
  const hasUnsent = useSyncExternalStore(app.unsentFiles.subscribe, app.unsentFiles.any);
  const aside = useSyncExternalStore(app.asides.subscribe, app.asides.now);
  const rounds = useRounds();
  // A person who is here when the round closes can go on reading their typed answers.
  const [sawOpen, setSawOpen] = useState(false);
  if (rounds?.open && !sawOpen) setSawOpen(true);
  const instead = aside && (aside.step ?? step) === step ? asideScreens[aside.kind] : null;
  const own = resuming && step === 1 && !signedIn ? resume : (steps[step - 1] ?? resume);
  const definition = instead ?? own;
  const isFirst = definition === steps[0];
  const isAnnounced = hasAllWords();
  const { module, load, offline } = useStepModule(useWholeBefore(definition.load));
  const ahead = signedIn ? [steps[step - 2]?.load, steps[step]?.load] : step === 1 ? [app.whole] : nothing;
  useStepsAhead(module ? ahead : nothing);
  const last = step === steps.length;
  const loadLabels = useLoadLabels();

  async function next() {
    // The code of the next step is loaded while this step is being saved; after a failure it is requested again.
    Promise.all([steps[step]?.load(), app.whole()]).catch(() => undefined);
    // A press before the step's code is loaded waits for the code.
    const ready = module ?? (await load());
    const logic = ready.logic(app);
    await wizard.next(instead ? logic : whenReady(app, step, logic));
  }
  const clearCorrected = useCallback(() => {
    if (!module || Object.keys(app.form.errors()).length === 0) return;
    afterPress(() => {
      void import('./corrected-errors')
        .then(({ clearCorrectedErrors }) => clearCorrectedErrors(app, module))
        .catch(() => undefined);
    });
  }, [app, module]);
  useEffect(followPresses, []);
  // A stored file removes its errors.
  useEffect(() => app.unsentFiles.subscribe(clearCorrected), [app, clearCorrected]);
  function elsewhere(path: string) {
    if (!last) return null;
    const target = app.stepOfField(path);
    if (target === step) return null;
    const name = steps[target - 1]?.value ?? '';
    return {
      href: url.href(name, steps.at(-1)?.value),
      open: () => void wizard.open(target, { back: step }),
    };
  }
  function goBack() {
    app.form.setErrors({});
    if (instead) app.asides.set(null);
    else setResuming(false);
    // Without a session only the steps before the sign-in are open.
    if (aside?.kind === 'expired') void wizard.open(signInStep);
  }

  if (rounds && !rounds.open && !sawOpen && !signedIn && !waits && !instead && definition !== resume) {
    const onContinue = () => {
      setResuming(true);
      if (step !== 1) void wizard.open(1);
    };
    return (
      <Suspense>
        <ClosedEntry next={rounds.next} onContinue={onContinue} />
      </Suspense>
    );
  }

  return (
    <OpenResume value={(open = true) => setResuming(open)}>
      <WizardFrame
        wizard={wizard}
        draft={draft}
        url={url}
        steps={steps}
        title={programme.title}
        branding={shell.branding}
        screen={aside && instead ? aside.kind : definition === resume ? 'resume' : String(step)}
        heading={definition.label}
        lead={isFirst || isAnnounced ? definition.lead() : ''}
        tip={isFirst || isAnnounced ? definition.tip() : ''}
        nextLabel={instead?.next() ?? nextLabel(definition === resume, last)}
        backLabel={app.cameFromDashboard() ? t.toDashboard() : undefined}
        incomplete={step === 1 && !instead && !resuming && !complete}
        onNext={() => void next()}
        onPrevious={instead || definition === resume ? goBack : undefined}
        elsewhere={elsewhere}
        loadLabels={loadLabels}
        choice={<LanguageChoice />}
        besides={
          signedIn && isAnnounced ? (
            <Suspense>
              <Discard />
            </Suspense>
          ) : null
        }
      >
        {/* biome-ignore lint/a11y: hears that a field inside is left */}
        <div aria-busy={busy === 'next'} onBlur={clearCorrected}>
          {isAnnounced && (waits || hasUnsent) ? (
            <Suspense>
              <Later waits={waits && !instead} />
            </Suspense>
          ) : null}
          {isAnnounced && rounds ? (
            <Suspense>
              <Round />
            </Suspense>
          ) : null}
          {offline ? <OfflineNotice /> : null}
          {module ? <module.Fields /> : <Skeleton lines={8} />}
          {module && definition.needsFile && isAnnounced && (signedIn || module.withoutFile) ? (
            <Suspense>
              <ReturnLink module={module} />
            </Suspense>
          ) : null}
        </div>
      </WizardFrame>
    </OpenResume>
  );
}

/** Makes every screen but the first wait for the whole form. */
function useWholeBefore(load: LoadStep): LoadStep {
  const { programme, whole } = useApp();
  const isFirst = load === programme.steps[0]?.load;
  return useMemo(
    () => (isFirst ? load : async () => (await Promise.all([load(), whole()]))[0]),
    [isFirst, load, whole],
  );
}

/** The logic of a step that may save only while the person is signed in, where its programme requires that. */
function whenReady(app: WizardApp, step: number, logic: StepLogic<WizardForm>): StepLogic<WizardForm> {
  const { ready } = app.programme;
  // Before a delayed sign-in nothing is saved on the server.
  if (!ready || app.draft.state().waits) return logic;
  return {
    ...logic,
    async save(values) {
      ready(app, step);
      return logic.save?.(values);
    },
  };
}

function OfflineNotice() {
  return (
    <Notice tone="warning" role="status" title={t.offlineTitle()}>
      <p>{t.offlineText()}</p>
    </Notice>
  );
}

function nextLabel(resuming: boolean, last: boolean): string {
  if (resuming) return t.goOn();
  return last ? later.submitApplication() : t.nextStep();
}
