import { interests, type Section } from '@portal/contract-svc-applications-v1/questions';
import { formLimits } from '../form';
import { FieldLimits, QuestionFields, rulesOf } from '../questions';
import type { WizardApp } from './app';
import { useLimits } from './use-limits';

/** Areas of interest and a statement, as one programme asks for it. */
export const MotivationStepFields = ({ statement }: { statement: Section }) => (
  <FieldLimits value={useLimits()}>
    <QuestionFields of={interests} />
    <QuestionFields of={statement} />
  </FieldLimits>
);

/** The rules with the limits that stand at this moment. */
export function motivationCheck({ shell }: WizardApp, statement: Section) {
  const rules = rulesOf(interests, statement);
  return (values: object) => rules(values, formLimits(shell.settings.current().formLimits));
}
