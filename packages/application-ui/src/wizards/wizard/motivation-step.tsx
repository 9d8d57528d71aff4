import { interests, type Section } from '@portal/contract-svc-applications-v1/questions';
import { formLimits } from '../../base/form';
import { FieldLimits, finishing, ownersRulesOf, QuestionFields } from '../../steps/questions';
import type { WizardApp } from './app';
import { useLimits } from './use-limits';

/** Areas of interest and a statement, with the programme's own question. */
export const MotivationStepFields = ({ statement }: { statement: Section }) => (
  <FieldLimits value={useLimits()}>
    <QuestionFields of={interests} />
    <QuestionFields of={statement} />
  </FieldLimits>
);

/** The logic of the step, by the current limits. */
export function motivationLogic({ shell }: Pick<WizardApp, 'shell'>, statement: Section) {
  const sections = [interests, statement];
  return {
    ...finishing(...sections),
    check: (values: object) =>
      ownersRulesOf(...sections)(values, formLimits(shell.settings.current().formLimits)),
  };
}
