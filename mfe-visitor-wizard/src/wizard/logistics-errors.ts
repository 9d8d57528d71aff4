import type { ShellApi } from '@portal/contract-shell-v1';
import { visitMessages } from '@portal/contract-svc-applications-v1';
import {
  agreedSignature,
  declarations,
  highestEducation,
  type Leaf,
  logistics,
  skills,
} from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/ui/form-state';
import { translated } from '@portal/ui/language';

const wholeSteps: readonly Leaf[] = [logistics, declarations, agreedSignature].flatMap(({ ask }) =>
  Object.values<Leaf>(ask),
);

/** Messages that are shown as toasts besides at their fields. */
const aloud = new Set<unknown>([
  visitMessages.cv,
  visitMessages.letter,
  highestEducation.ask.institutions.none.en,
  skills.ask.languages.none.en,
  logistics.ask.visit_end_date.after.say.en,
  ...wholeSteps.map(({ say }) => say?.en),
]);

/** Returns the messages and shows toasts: for messages about a whole step, or for `all`. */
export function logisticsErrors(
  { notify }: ShellApi,
  errors: FieldErrors,
  { all = false } = {},
): FieldErrors {
  const sentences = new Set(Object.values(errors));
  for (const sentence of sentences) if (all || aloud.has(sentence)) notify.error(translated(sentence));
  return errors;
}

/** The logic of a step whose messages are shown as toasts, too. */
export const logisticsSentence = <Logic extends { check(values: object): FieldErrors }>(
  shell: ShellApi,
  logic: Logic,
  manner?: { all?: boolean },
): Logic => ({ ...logic, check: (values: object) => logisticsErrors(shell, logic.check(values), manner) });
