import { limits, type ReferenceType, referenceMessages as say } from '@portal/contract-svc-applications-v1';
import type { Reference } from '../form';
import { lengthRules } from '../form/length-rules';
import { isEmail, missing, sentences } from '../form/rule-kit';
import { isPhoneLength } from '../personal/phone';

/** The place of each reference in the form. */
export const referenceIndex: Record<ReferenceType, number> = { academic: 0, community: 1 };

/** `hasLetter`: a letter is chosen or stored already. */
export function referenceRules(
  type: ReferenceType,
  reference: Reference,
  hasLetter: boolean,
): Record<string, string> {
  const home = type === 'academic' ? 'institution' : 'organization';
  const path = `references.${referenceIndex[type]}`;
  const told = sentences({
    [`${path}.full_name`]: missing(reference.full_name) && say.full_name,
    [`${path}.${home}`]: missing(reference[home]) && say[home],
    [`${path}.email`]: !isEmail(reference.email) && say.email,
    [`${path}.phone`]:
      !missing(reference.phone) && !isPhoneLength(reference.phone, limits.phone) && say.phone,
    [`${path}.letter`]: !hasLetter && say.letter,
  });
  return { ...lengthRules(reference, path), ...told };
}

/** A server's sentences about one reference, moved to its place in the form. */
export function referenceErrors(type: ReferenceType, errors: Readonly<Record<string, string>>) {
  const path = `references.${referenceIndex[type]}`;
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [
      field.startsWith('references.') ? field : `${path}.${field}`,
      sentence,
    ]),
  );
}
