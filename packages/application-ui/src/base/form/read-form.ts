import {
  internshipSections,
  person,
  type Section,
  signature,
  typedAll,
  visitSections,
  welcome,
} from '@portal/contract-svc-applications-v1/questions';
import { dialCodeOf } from '@portal/contract-svc-applications-v1/values/dial-code';
import { typedPhone } from '@portal/ui/phone';
import { withPlus } from '../numbers/with-plus';
import { blankOwn, type FormOwn, type WizardForm } from './common-form';
import { blankReference, type InternshipForm, type Reference } from './internship-form';
import { isInstitutional, type VisitForm, visitPeriods } from './visit-form';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/**
 * The members of a stored form besides its answers; when no typed number is stored, the stored phone number is used.
 */
function ownOf(from: Record<string, unknown>, phone: string): FormOwn {
  const blank = blankOwn();
  const code = textOf(from.country_code) || blank.country_code;
  const chosen = code.startsWith('+') ? code : `+${code}`;
  // The stored number contains the country code, which a form begun on another device may lack.
  const country_code =
    phone === '' || phone.startsWith(chosen.slice(1)) ? chosen : (dialCodeOf(phone) ?? chosen);
  return {
    country_code,
    phone_typed: textOf(from.phone_typed) || typedPhone(phone, country_code),
    user_id: Number(from.user_id) || 0,
    application_id: Number(from.application_id) || 0,
    intern_details_id: Number(from.intern_details_id) || 0,
  };
}

function referenceOf(type: string, stored: unknown): Reference {
  const from = isRecord(stored) ? stored : {};
  const entries = Object.keys(blankReference(type)).map((key) => [key, textOf(from[key])]);
  return { ...Object.fromEntries(entries), phone: withPlus(textOf(from.phone)), type };
}

/**
 * Reads a stored form of any version, from the server or from this device: every answer of the result exists and has
 * its kind.
 */
export function readInternshipForm(stored: unknown): InternshipForm {
  const from = isRecord(stored) ? stored : {};
  const read = typedAll(internshipSections, from);
  const [first, second] = Array.isArray(from.references) ? from.references : [];
  return {
    ...ownOf(from, read.phone),
    ...read,
    references: [referenceOf('academic', first), referenceOf('community', second)],
  };
}

export function readVisitForm(stored: unknown): VisitForm {
  const from = isRecord(stored) ? stored : {};
  const read = typedAll(visitSections, from);
  return {
    ...ownOf(from, read.phone),
    ...read,
    emergency_contact_phone: withPlus(read.emergency_contact_phone),
    national_id_name: textOf(from.national_id_name),
  };
}

/** Reads the form of any programme: the answers of the sections, and the members of every form. */
export function readProgrammeForm(sections: readonly Section[], stored: unknown): WizardForm {
  const from = isRecord(stored) ? stored : {};
  const common = typedAll([welcome, person, signature], from);
  return { ...ownOf(from, common.phone), ...common, ...typedAll(sections, from) };
}

/** The body to store: the form without the members of this device, of the server and of the sign-in. */
export function storedForm<Form extends WizardForm>(form: Form): Record<string, unknown> {
  const { phone_typed, user_id, application_id, intern_details_id, email, phone, ...stored } = form;
  return stored;
}

/** The body to store for a visit, with members computed from its answers. */
export function storedVisitForm(form: VisitForm): Record<string, unknown> {
  const { national_id_name, ...stored } = storedForm(form) as Partial<VisitForm>;
  return { ...stored, is_institution: isInstitutional(form), periods: visitPeriods(form) };
}
