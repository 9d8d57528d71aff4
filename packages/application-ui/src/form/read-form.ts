import { internship, typedAll, visit } from '@portal/contract-svc-applications-v1/questions';
import { typedPhone } from '../personal/phone';
import { blankOwn, type CommonForm, type FormOwn } from './common-form';
import { blankReference, type InternshipForm, type Reference } from './internship-form';
import { isInstitutional, type VisitForm, visitPeriods } from './visit-form';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** What a stored form knows besides the answers; the number is typed as it is stored where nobody kept how. */
function ownOf(from: Record<string, unknown>, phone: string): FormOwn {
  const blank = blankOwn();
  const code = textOf(from.country_code) || blank.country_code;
  const country_code = code.startsWith('+') ? code : `+${code}`;
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
  const told = Object.keys(blankReference(type)).map((key) => [key, textOf(from[key])]);
  return { ...Object.fromEntries(told), type };
}

/**
 * Reads a stored form, from the server or from this device, also one of an earlier version: every answer of the result
 * is there and of its kind.
 */
export function readInternshipForm(stored: unknown): InternshipForm {
  const from = isRecord(stored) ? stored : {};
  const read = typedAll(internship, from);
  const [first, second] = Array.isArray(from.references) ? from.references : [];
  return {
    ...ownOf(from, read.phone),
    ...read,
    references: [referenceOf('academic', first), referenceOf('community', second)],
  };
}

export function readVisitForm(stored: unknown): VisitForm {
  const from = isRecord(stored) ? stored : {};
  const read = typedAll(visit, from);
  return { ...ownOf(from, read.phone), ...read, national_id_name: textOf(from.national_id_name) };
}

/** What is sent to be stored: the form without what belongs to this device, to the server or to the sign-in. */
export function storedForm<Form extends CommonForm>(form: Form): Record<string, unknown> {
  const { phone_typed, user_id, application_id, intern_details_id, email, phone, ...stored } = form;
  return stored;
}

/** The same for a visit, with what follows from its answers. */
export function storedVisitForm(form: VisitForm): Record<string, unknown> {
  const { national_id_name, ...stored } = storedForm(form) as Partial<VisitForm>;
  return { ...stored, is_institution: isInstitutional(form), periods: visitPeriods(form) };
}
