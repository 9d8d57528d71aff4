import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import type { Answers } from '../answers/answers';
import { withReferee } from '../references/referee';
import type { TableRow, Tables } from './tables-store';

const pick = (rows: TableRow[], ...columns: string[]): TableRow[] =>
  rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));

const maybe = (value: unknown): string => (value === null || value === undefined ? '' : value ? 'yes' : 'no');

/** The answers in the tables, by the keys of the questions that the programme asks. */
export function answersOfTables(type: ApplicationType, tables: Tables): Answers {
  const asked = new Set(['is_institution', ...sectionsOf(type).flatMap(({ ask }) => Object.keys(ask))]);
  const values = { ...ofPerson(tables), ...ofLists(tables), ...visitAnswers(tables) };
  const answers = Object.fromEntries(Object.entries(values).filter(([key]) => asked.has(key)));
  return { ...answers, ...ofReferees(tables) };
}

function ofPerson({ details }: Tables): Answers {
  return {
    name: details.full_name,
    email: details.email,
    phone: details.phone_number,
    dob: details.date_of_birth,
    gender: details.gender,
    nationality: details.nationality,
    current_address: details.current_address,
    permanent_address: details.permanent_address ?? '',
    contact_preference: details.contact_preference,
    has_disability: maybe(details.has_disability),
    disability_description: details.disability_description ?? '',
    personal_statement: details.personal_statement,
    other_skills: details.other_skills,
  };
}

function ofLists(tables: Tables): Answers {
  const described = (wanted: string) =>
    pick(
      tables.experiences.filter(({ kind }) => kind === wanted),
      'description',
    );
  return {
    institutions: pick(tables.institutions, 'name', 'program', 'degree_level', 'graduation_year'),
    degrees: pick(tables.degrees, 'name', 'program', 'degree_level', 'graduation_date'),
    honors: pick(tables.honors, 'name', 'award', 'date_awarded'),
    course_works: pick(tables.course_works, 'title', 'institution', 'date_completed'),
    clinic_experiences: described('clinic'),
    research_experiences: described('research'),
    volunteers: described('volunteer'),
    interests: tables.interests.map(({ area, other }) => ({ area, other: other ?? '' })),
    languages: pick(tables.language_skills, 'language', 'proficiency'),
    periods: pick(tables.periods, 'start_date', 'end_date', 'hours_available'),
    hours_available: tables.periods[0]?.hours_available ?? '',
  };
}

const ofReferees = ({ referees }: Tables): Answers =>
  referees.reduce<Answers>(
    (form, { type, full_name, organization, email, phone, relationship }) =>
      withReferee(form, {
        type: type as 'academic' | 'community',
        fullName: full_name as string,
        organization: organization as string,
        email: email as string,
        phone: phone as string | null,
        relationship: relationship as string | null,
      }),
    {},
  );

/** Yes-or-no columns where null means that the table has no answer; the form may have one. */
const flags = [
  'is_institution',
  'declaration_accuracy',
  'declaration_conduct',
  'declaration_data_processing',
];
const yesNo = ['has_visited', 'accommodation_needed', 'needs_visa_assistance'];
const figures = ['people_participated'];
const texts = [
  'accommodation_type',
  'travel_from_country',
  'travel_from_city',
  'emergency_contact_name',
  'emergency_contact_relationship',
  'emergency_contact_phone',
  'emergency_contact_email',
];

function visitAnswers({ visitor_info, logistics }: Tables): Answers {
  const { institution_name, institution_position } = visitor_info ?? {};
  if (!logistics) return { institution_name, institution_position };
  const each = (columns: string[], as: (value: unknown) => unknown) =>
    Object.fromEntries(columns.map((column) => [column, as(logistics[column])]));
  const known = (columns: string[]) => columns.filter((column) => logistics[column] !== null);
  return {
    institution_name,
    institution_position,
    visit_start_date: logistics.visit_start_date,
    visit_end_date: logistics.visit_end_date,
    ...each(flags, Boolean),
    ...each(known(yesNo), maybe),
    ...each(known(figures), (value) => value),
    ...each(texts, (value) => value ?? ''),
  };
}
