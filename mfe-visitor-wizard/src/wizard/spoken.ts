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

const wholeSteps: readonly Leaf[] = [logistics, declarations, agreedSignature].flatMap(({ ask }) =>
  Object.values<Leaf>(ask),
);

/** Sentences that stand at their fields and are said as a short message, too. */
const aloud = new Set<unknown>([
  visitMessages.cv,
  visitMessages.letter,
  highestEducation.ask.institutions.none.en,
  skills.ask.languages.none.en,
  logistics.ask.visit_end_date.after.say.en,
  ...wholeSteps.map(({ say }) => say?.en),
]);

/** Passes the sentences on, having said aloud those that speak of a whole step, or `all`. */
export function spoken({ notify }: ShellApi, errors: FieldErrors, { all = false } = {}): FieldErrors {
  const told = new Set(Object.values(errors));
  for (const sentence of told) if (all || aloud.has(sentence)) notify.error(sentence);
  return errors;
}
