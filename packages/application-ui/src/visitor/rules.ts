import { limits, personalMessages, visitMessages as say } from '@portal/contract-svc-applications-v1';
import { disabilityRules } from '../disability';
import type { VisitForm } from '../form';
import { lengthRules } from '../form/length-rules';
import { missing, sentences } from '../form/rule-kit';
import { personalRules } from '../personal/rules';

/** The field of the identity document, among the errors and among the uploads. */
export const identityKey = 'national_id';

/** What a visitor must tell, in the order of the page and as it is called there. */
const required = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  dob: 'Date of birth',
  gender: 'Gender',
  nationality: 'Nationality',
  [identityKey]: 'National ID/Passport',
  institution_name: 'Organization',
  institution_position: 'Position',
  current_address: 'Current address',
  contact_preference: 'Contact preference',
} as const;

/** One sentence that names everything left out; nothing when all is there. */
export function requiredSentence(form: VisitForm, hasIdentity: boolean): string | undefined {
  const given = { ...form, [identityKey]: hasIdentity ? 'given' : '' };
  const left = Object.entries(required).filter(([field]) => missing(given[field as keyof typeof required]));
  return left.length > 0 ? say.required(left.map(([, label]) => label)) : undefined;
}

/** The sentence about an answer that is missing or too short to be one. */
function tooShort(field: keyof typeof limits.visitorMinimum, form: VisitForm, whenMissing: string) {
  if (missing(form[field])) return whenMissing;
  return form[field].trim().length < limits.visitorMinimum[field] && say[field];
}

/** `hasIdentity`: the document is chosen or stored already. */
export function visitorRules(form: VisitForm, hasIdentity: boolean): Record<string, string> {
  const { institution_name, institution_position } = form;
  return {
    ...lengthRules({ institution_name, institution_position }),
    ...sentences({
      ...personalRules(form),
      name: tooShort('name', form, personalMessages.name) || personalRules(form).name,
      current_address:
        tooShort('current_address', form, personalMessages.current_address) ||
        personalRules(form).current_address,
      ...sentences({
        institution_name: tooShort('institution_name', form, say.institution_name),
        institution_position: tooShort('institution_position', form, say.institution_position),
        [identityKey]: !hasIdentity && say.national_id,
      }),
    }),
    ...disabilityRules(form),
  };
}
