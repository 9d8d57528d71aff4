import type { Text } from '@portal/contract-language-v1';
import { visitMessages as t } from '@portal/contract-svc-applications-v1';
import {
  disability,
  organisation,
  person,
  termOf,
  visitor,
} from '@portal/contract-svc-applications-v1/questions';
import type { VisitForm } from '../../base/form';
import { missing } from '../../base/form/rule-kit';
import { rulesOf } from '../questions/rules';
import { identityKey } from './identity';

const { current_address, permanent_address, contact_preference, ...first } = person.ask;

/** The required answers of a visitor, in the order of the page and with its labels. */
const required = [
  ...Object.entries(first).map(([key, question]) => [key, termOf(question)] as const),
  [identityKey, t.identityLabel] as const,
  ...Object.entries({ ...organisation.ask, current_address, contact_preference }).map(
    ([key, question]) => [key, termOf(question)] as const,
  ),
];

/** A sentence that names all missing answers; undefined when none is missing. */
export function requiredSentence(form: VisitForm, hasIdentity: boolean): Text | undefined {
  const given: Record<string, unknown> = { ...form, [identityKey]: hasIdentity ? 'given' : '' };
  const left = required.filter(([field]) => missing(String(given[field])));
  return left.length > 0 ? t.required(left.map(([, label]) => label)) : undefined;
}

const rules = rulesOf(visitor, organisation, disability);

/** `hasIdentity`: the document is chosen or stored already. */
export const visitorRules = (form: VisitForm, hasIdentity: boolean): Record<string, Text> => ({
  ...rules(form),
  ...(hasIdentity ? {} : { [identityKey]: t.national_id }),
});
