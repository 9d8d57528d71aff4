import { typedPhone } from '../personal/phone';
import { blankInternshipForm, type InternshipForm } from './internship-form';

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
  languages: { language: '', proficiency: '' },
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

const hasDisability = (stored: unknown): 'yes' | 'no' =>
  stored === 'yes' || stored === true || stored === 1 ? 'yes' : 'no';

/**
 * Reads a stored form, from the server or from this device, also one of an earlier version of this wizard. Every
 * field of the result is there and of its kind; `prefer` (an older value of gender) becomes `prefer_not`.
 */
export function readInternshipForm(stored: unknown): InternshipForm {
  const from = isRecord(stored) ? stored : {};
  const blank = blankInternshipForm();
  const read = Object.fromEntries(
    Object.entries(blank).map(([key, value]) => [key, shaped(value, from[key], rows[key])]),
  ) as unknown as InternshipForm;
  const atLeastOne = <Row>(list: Row[], empty: Row[]): Row[] => (list.length > 0 ? list : empty);
  const whole: InternshipForm = {
    ...read,
    gender: read.gender === 'prefer' ? 'prefer_not' : read.gender,
    has_disability: hasDisability(from.has_disability),
    institutions: atLeastOne(read.institutions, blank.institutions),
    interests: atLeastOne(read.interests, blank.interests),
    languages: atLeastOne(read.languages, blank.languages),
    periods: atLeastOne(read.periods, blank.periods),
    references: references(from.references),
  };
  const country_code = whole.country_code.startsWith('+') ? whole.country_code : `+${whole.country_code}`;
  return {
    ...whole,
    country_code,
    phone_typed: whole.phone_typed || typedPhone(whole.phone, country_code),
  };
}

/** What is sent to be stored: the form without what belongs to this device or to the server. */
export function storedForm(form: InternshipForm): Record<string, unknown> {
  const { phone_typed, user_id, application_id, intern_details_id, ...stored } = form;
  return stored;
}
