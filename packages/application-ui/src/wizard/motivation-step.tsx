import { formLimits } from '../form';
import { InterestFields, motivationRules, StatementField, type StatementFieldProps } from '../motivation';
import type { WizardApp } from './app';
import { useLimits } from './use-limits';

/** Areas of interest and a statement, in the words of one programme. */
export function MotivationStepFields(words: Omit<StatementFieldProps, 'limit'>) {
  return (
    <>
      <InterestFields />
      <StatementField {...words} limit={useLimits().personal_statement} />
    </>
  );
}

/** The rules with the limit that stands at this moment. */
export const motivationCheck =
  ({ shell }: WizardApp) =>
  (values: Parameters<typeof motivationRules>[0]) =>
    motivationRules(values, formLimits(shell.settings.current().formLimits).personal_statement);
