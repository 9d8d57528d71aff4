import type { Text } from '@portal/contract-language-v1';
import {
  letterMessages,
  letterMissing,
  ownRefereeBy,
  type Reached,
  type ReferenceType,
} from '@portal/contract-svc-applications-v1';
import { referees } from '@portal/contract-svc-applications-v1/questions';
import type { Reference } from '../../base/form';
import { othersRulesOf } from '../questions/rules';

/** The index of each reference in the form. */
export const referenceIndex: Record<ReferenceType, number> = { academic: 0, community: 1 };

const rules = { academic: othersRulesOf(referees.academic), community: othersRulesOf(referees.community) };

/**
 * The rules of a reference. `hasLetter`: a letter is chosen or stored already. `applicant` is compared, since nobody
 * may be their own referee.
 */
export function referenceRules(
  type: ReferenceType,
  reference: Reference,
  hasLetter: boolean,
  applicant: Reached & { purpose?: string; country_code?: string } = {},
): Record<string, Text> {
  const path = `references.${referenceIndex[type]}`;
  const own = ownRefereeBy(reference, applicant);
  const errors = Object.entries({
    ...(own && { [own]: letterMessages.self }),
    ...rules[type](reference, applicant.country_code),
  });
  return {
    ...Object.fromEntries(errors.map(([field, sentence]) => [`${path}.${field}`, sentence])),
    ...(hasLetter ? {} : { [`${path}.letter`]: letterMissing(type, applicant.purpose) }),
  };
}

/** The server's messages about one reference, moved to its path in the form. */
export function referenceErrors(type: ReferenceType, errors: Readonly<Record<string, Text>>) {
  const path = `references.${referenceIndex[type]}`;
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [
      field.startsWith('references.') ? field : `${path}.${field}`,
      sentence,
    ]),
  );
}
