import { skills, typed } from '@portal/contract-svc-applications-v1/questions';
import { typedPhone } from '../personal/phone';
import type { CommonForm } from './common-form';
import { blankInternshipForm, type InternshipForm } from './internship-form';
import { blankVisitForm, isInstitutional, type VisitForm, visitPeriods } from './visit-form';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored value in the shape of the blank one: what does not fit is left blank, never guessed. */
function shaped(blank: unknown, stored: unknown, row: unknown): unknown {
  if (typeof blank === 'string') return typeof stored === 'number' ? String(stored) : textOf(stored, blank);
  if (typeof blank === 'boolean') return stored === true || stored === 1 || stored === 'true';
  if (typeof blank === 'number') return Number(stored) || blank;
  if (Array.isArray(blank)) return Array.isArray(stored) ? stored.map((one) => shapedRow(row, one)) : blank;
  return blank;
}

const textOf = (stored: unknown, blank: string) => (typeof stored === 'string' ? stored : blank);

function shapedRow(blank: unknown, stored: unknown): unknown {
  if (!isRecord(blank)) return blank;
  const from = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(blank).map(([key, value]) => [key, shaped(value, from[key], undefined)]),
  );
}

/** A row of each list, for the shape of stored rows. */
const rows: Record<string, unknown> = {
  institutions: { name: '', program: '', degree_level: '', graduation_year: '' },
  degrees: { name: '', program: '', degree_level: '', graduation_date: '' },
  honors: { name: '', award: '', date_awarded: '' },
  course_works: { title: '', institution: '', date_completed: '' },
  clinic_experiences: { description: '' },
  research_experiences: { description: '' },
  volunteers: { description: '' },
  interests: { area: '', other: '' },
  periods: { start_date: '', end_date: '' },
};

function references(stored: unknown): InternshipForm['references'] {
  const [academic, community] = blankInternshipForm().references;
  const [first, second] = Array.isArray(stored) ? stored : [];
  return [
    { ...academic, ...(shapedRow(academic, first) as object), type: 'academic' },
    { ...community, ...(shapedRow(community, second) as object), type: 'community' },
  ];
}

/** A stored yes or no, however it was stored; nothing where nothing was. */
function yesOrNo(stored: unknown): 'yes' | 'no' | '' {
  if (stored === 'yes' || stored === true || stored === 1) return 'yes';
  return stored === 'no' || stored === false || stored === 0 ? 'no' : '';
}

const atLeastOne = <Row>(list: Row[], empty: Row[]): Row[] => (list.length > 0 ? list : empty);

/**
 * Reads a stored form in the shape of a blank one, from the server or from this device, also one of an earlier
 * version. Every field of the result is there and of its kind; `prefer` (an older value of gender) becomes
 * `prefer_not`.
 */
function readForm<Form extends CommonForm>(blank: Form, from: Record<string, unknown>): Form {
  const read = Object.fromEntries(
    Object.entries(blank).map(([key, value]) => [key, shaped(value, from[key], rows[key])]),
  ) as unknown as Form;
  const country_code = read.country_code.startsWith('+') ? read.country_code : `+${read.country_code}`;
  return {
    ...read,
    gender: read.gender === 'prefer' ? 'prefer_not' : read.gender,
    has_disability: yesOrNo(from.has_disability) || 'no',
    institutions: atLeastOne(read.institutions, blank.institutions),
    interests: atLeastOne(read.interests, blank.interests),
    ...typed(skills, from),
    country_code,
    phone_typed: read.phone_typed || typedPhone(read.phone, country_code),
  };
}

export function readInternshipForm(stored: unknown): InternshipForm {
  const from = isRecord(stored) ? stored : {};
  const blank = blankInternshipForm();
  const read = readForm(blank, from);
  return {
    ...read,
    periods: atLeastOne(read.periods, blank.periods),
    references: references(from.references),
  };
}

export function readVisitForm(stored: unknown): VisitForm {
  const from = isRecord(stored) ? stored : {};
  const read = readForm(blankVisitForm(), from);
  return {
    ...read,
    has_visited: yesOrNo(from.has_visited),
    needs_visa_assistance: yesOrNo(from.needs_visa_assistance),
    people_participated: read.people_participated || '1',
  };
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
