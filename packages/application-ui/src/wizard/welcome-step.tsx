import type { Choice } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { FormCheckbox, FormRadios } from '@portal/ui/form-state';
import type { StepLogic } from '@portal/ui/wizard';
import type { ReactNode } from 'react';
import type { CommonForm } from '../form';
import { welcomeRules } from '../welcome';
import type { WizardApp } from './app';
import { ResumeLink } from './resume/resume-link';

export interface WelcomeStepProps {
  /** What the programme is and what it needs. */
  children: ReactNode;
  legend: string;
  purposes: readonly (Choice & { hint?: string })[];
  agreements: { agree_submission: string; agree_terms: string };
}

/** What a programme is, why the person applies, and what they agree to. */
export function WelcomeStepFields({ children, legend, purposes, agreements }: WelcomeStepProps) {
  return (
    <>
      <ResumeLink />
      {children}
      <Card title="Your purpose">
        <FormRadios path="purpose" legend={legend} options={purposes} />
      </Card>
      <Card title="Agreements">
        <FormCheckbox path="agree_submission" label={agreements.agree_submission} />
        <FormCheckbox path="agree_terms" label={agreements.agree_terms} />
      </Card>
    </>
  );
}

export const welcomeLogic = ({ shell }: WizardApp): StepLogic<CommonForm> => ({
  check(values) {
    const errors = welcomeRules(values);
    for (const sentence of Object.values(errors)) shell.notify.error(sentence);
    return errors;
  },
});
