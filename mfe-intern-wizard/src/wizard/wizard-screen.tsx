import { describeField } from '@portal/application-ui/form';
import { welcomeComplete } from '@portal/application-ui/welcome';
import { Skeleton } from '@portal/ui';
import { WizardFrame } from '@portal/ui/wizard';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { OpenResume, useApp } from './app-context';
import { type StepDefinition, stepNumber, stepOfField, steps } from './steps';
import { useStepModule } from './use-step-module';

const resume: Pick<StepDefinition, 'label' | 'lead' | 'tip' | 'load'> = {
  label: 'Continue your application',
  lead: 'Enter the email and phone number that you began with.',
  tip: 'Nothing is lost: you come back to the step where you stopped, on any device.',
  load: () => import('../steps/resume'),
};

export function WizardScreen() {
  const app = useApp();
  const { wizard, draft, url, shell } = app;
  const { step, busy } = useSyncExternalStore(wizard.subscribe, wizard.state);
  const [resuming, setResuming] = useState(false);
  const complete = useSyncExternalStore(app.form.subscribe, () => welcomeComplete(app.form.values()));
  useEffect(() => {
    if (step !== 1) setResuming(false);
  }, [step]);

  const definition = resuming && step === 1 ? resume : (steps[step - 1] ?? resume);
  const { module, load } = useStepModule(definition.load);
  const last = step === steps.length;

  async function next() {
    // The next step's code travels while this one is being saved; should that fail, it is asked for again.
    steps[step]?.load().catch(() => undefined);
    // Pressed before the step's code has come: it waits for it rather than doing nothing.
    const ready = module ?? (await load());
    await wizard.next(ready.logic(app));
  }
  function elsewhere(path: string) {
    const target = stepOfField(path);
    if (!last || target === step) return null;
    const name = steps[target - 1]?.value ?? '';
    return { href: url.href(name, 'review'), open: () => void wizard.open(target, { back: step }) };
  }
  function closeResume() {
    app.form.setErrors({});
    setResuming(false);
  }

  return (
    <OpenResume value={() => setResuming(true)}>
      <WizardFrame
        wizard={wizard}
        draft={draft}
        url={url}
        steps={steps}
        title="Internship application"
        branding={shell.branding}
        timeZone={shell.locale.timeZone}
        heading={definition.label}
        lead={definition.lead}
        tip={definition.tip}
        nextLabel={nextLabel(definition === resume, last)}
        incomplete={step === stepNumber('welcome') && !resuming && !complete}
        onNext={() => void next()}
        onPrevious={definition === resume ? closeResume : undefined}
        elsewhere={elsewhere}
        describe={describeField}
      >
        <div aria-busy={busy === 'next'}>{module ? <module.Fields /> : <Skeleton lines={8} />}</div>
      </WizardFrame>
    </OpenResume>
  );
}

function nextLabel(resuming: boolean, last: boolean): string {
  if (resuming) return 'Continue';
  return last ? 'Submit Application' : 'Next Step';
}
