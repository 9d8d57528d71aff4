import type { Choice } from '@portal/contract-svc-applications-v1';
import type { visitWelcome, welcome } from '@portal/contract-svc-applications-v1/questions';
import { Card } from '@portal/ui';
import { FormCheckbox, FormRadios, useFormErrors } from '@portal/ui/form-state';
import { translated, translatedDefinition } from '@portal/ui/language';
import type { StepLogic } from '@portal/ui/wizard';
import type { ReactNode } from 'react';
import type { WizardForm } from '../../base/form';
import * as t from '../../messages/wizard';
import { Reason, Why } from '../../steps/questions/why';
import type { WizardApp } from './app';
import { Eligibility } from './eligibility/eligibility';
import { ResumeLink } from './resume/resume-link';

type Welcome = typeof welcome | typeof visitWelcome;

export interface WelcomeStepProps {
  /** The description of the programme and its requirements. */
  children: ReactNode;
  /** The section with the purpose and the agreements. */
  of: Welcome;
  /** The hint below a purpose. */
  hints?: Readonly<Record<string, string>>;
}

/** The first step: the programme, the purpose of the application and the agreements. */
export function WelcomeStepFields({ children, of, hints = {} }: WelcomeStepProps) {
  const { ask } = translatedDefinition(of);
  const purposes = (ask.purpose.options as readonly Choice[]).map((one) => {
    const hint = hints[one.value];
    return hint ? { ...one, hint } : one;
  });
  // The three questions share one sentence, which the summary shows once.
  const message = Object.values(useFormErrors())[0];
  return (
    <>
      <ResumeLink />
      <Eligibility of={of} />
      {children}
      <Card title={t.yourPurpose()}>
        <Why of={of} />
        <FormRadios path="purpose" legend={ask.purpose.label.en} options={purposes} />
      </Card>
      <Card title={t.agreements()}>
        <Reason>{t.whyAgreements()}</Reason>
        <FormCheckbox path="agree_submission" label={ask.agree_submission.label.en} groupError={message} />
        <FormCheckbox path="agree_terms" label={ask.agree_terms.label.en} groupError={message} />
      </Card>
    </>
  );
}

export const welcomeLogic =
  (of: Welcome) =>
  ({ shell }: WizardApp): StepLogic<WizardForm> => ({
    async check(values) {
      // The rules are loaded with the first check, not with the first page.
      const { rulesOf } = await import('../../steps/questions/rules');
      const errors = rulesOf(of)(values);
      for (const sentence of Object.values(errors)) shell.notify.error(translated(sentence));
      return errors;
    },
  });
