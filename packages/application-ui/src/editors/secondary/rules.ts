import type { Text } from '@portal/contract-language-v1';
import { requestMessages, secondaryLimits } from '@portal/contract-svc-applications-v1';
import { furtherInternship, furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { ownersRulesOf } from '../../steps/questions/rules';
import type { SecondaryInternForm, SecondaryVisitorForm } from './forms';

type Sentences = Record<string, Text>;

const internRules = ownersRulesOf(furtherInternship);
const visitorRules = ownersRulesOf(furtherVisit);

/** `limit` is the length of the statement in characters, from the portal's settings. */
export const secondaryInternRules = (form: SecondaryInternForm, limit = Infinity): Sentences =>
  internRules(form, {
    experience_description: limit,
    personal_statement: Math.max(limit, secondaryLimits.statement),
  });

export const secondaryVisitorRules = (form: SecondaryVisitorForm): Sentences => visitorRules(form);

/** The error in the reason for another application. */
export function reasonSentence(reason: string): Text | undefined {
  const { min, max } = secondaryLimits.reason;
  const length = reason.trim().length;
  if (length === 0) return requestMessages.missing;
  if (length < min) return requestMessages.tooShort;
  return length > max ? requestMessages.tooLong : undefined;
}
