import { visitMessages as say, visitDeclarations } from '@portal/contract-svc-applications-v1';
import type { VisitForm } from '../form';

/** One sentence for all three, at the first that is missing. */
export function declarationRules(
  answers: Pick<VisitForm, (typeof visitDeclarations)[number]>,
): Record<string, string> {
  const left = visitDeclarations.find((declaration) => !answers[declaration]);
  return left ? { [left]: say.declarations } : {};
}
