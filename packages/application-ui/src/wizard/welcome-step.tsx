import type { Choice } from '@portal/contract-svc-applications-v1';
import type { visitWelcome, welcome } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormCheckbox, FormRadios } from '@portal/ui/form-state';
import type { StepLogic } from '@portal/ui/wizard';
import type { ReactNode } from 'react';
import type { CommonForm } from '../form';
import type { WizardApp } from './app';
import { ResumeLink } from './resume/resume-link';

type Welcome = typeof welcome | typeof visitWelcome;

export interface WelcomeStepProps {
  /** What the programme is and what it needs. */
  children: ReactNode;
  /** What is asked and agreed to. */
  of: Welcome;
  /** What stands below a purpose. */
  hints?: Readonly<Record<string, string>>;
}

/** What a programme is, why the person applies, and what they agree to. */
export function WelcomeStepFields({ children, of: { ask }, hints = {} }: WelcomeStepProps) {
  const purposes = (ask.purpose.options as readonly Choice[]).map((one) => {
    const hint = hints[one.value];
    return hint ? { ...one, hint } : one;
  });
  return (
    <>
      <ResumeLink />
      {children}
      <Card title="Your purpose">
        <FormRadios path="purpose" legend={ask.purpose.label.en} options={purposes} />
      </Card>
      <Card title="Agreements">
        <FormCheckbox path="agree_submission" label={ask.agree_submission.label.en} />
        <FormCheckbox path="agree_terms" label={ask.agree_terms.label.en} />
      </Card>
    </>
  );
}

export const welcomeLogic =
  (of: Welcome) =>
  ({ shell }: WizardApp): StepLogic<CommonForm> => ({
    async check(values) {
      // They are loaded when they are needed first, not with the first page.
      const { rulesOf } = await import('../questions/rules');
      const errors = rulesOf(of)(values);
      for (const sentence of Object.values(errors)) shell.notify.error(sentence);
      return errors;
    },
  });
