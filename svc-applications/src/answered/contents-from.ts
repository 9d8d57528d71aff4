import type { ApplicationType, ReferenceType } from '@portal/contract-svc-applications-v1';
import {
  logistics as asked,
  availability,
  clinicalExperience,
  courses,
  degrees,
  editedSchools,
  furtherIn,
  highestEducation,
  honors,
  interests,
  type Leaf,
  organisation,
  person,
  type Rows,
  read,
  referees,
  researchExperience,
  skills,
  statement,
  stay,
  type Told,
  volunteerExperience,
  yesOrNo,
} from '@portal/contract-svc-applications-v1/questions';
import type { Contents, Details, ExperienceKind, Lists, Referee } from '../applications/contents';
import { unlimited } from '../questions/schema';
import { latestToday } from '../questions/today';
import { placeOf, workplaceOf } from '../references/referee';
import { sameAnswer } from '../sections/same-answer';
import { isInstitutional, type Logistics, typedCount } from '../visits/visit';
import { type Answers, sectionsAsked } from './answers';

type Row = Record<string, unknown>;

/** Who the application belongs to, as its own columns have it. */
export type Identity = Pick<Details, 'email' | 'phoneNumber' | 'dateOfBirth'>;

/** Whose answers they are, and whether they are frozen: what was taken once is shown whatever is asked today. */
interface Answered {
  type: ApplicationType;
  identity: Identity;
  frozen?: boolean;
}

/** What stands in an application, made of its answers; files are kept elsewhere. */
export function contentsFrom(
  answers: Answers,
  { type, identity, frozen = false }: Answered,
): Omit<Contents, 'documents'> {
  const rows: RowsAt = (list, typed) => (frozen ? allRows(list, typed) : rightRows(list, typed));
  return {
    details: detailsFrom(answers, identity),
    lists: listsFrom(type, answers, rows),
    referees: refereesFrom(type, answers),
    organisation: type === 'visitor' ? organisationFrom(answers) : null,
    logistics: type === 'visitor' ? logisticsFrom(answers) : null,
    further: furtherFrom(type, answers),
  };
}

const reading = (question: Leaf, typed: unknown, beside: Row) =>
  read(question, typed, { beside, limits: unlimited(), today: latestToday() });

/** The answer; a text that is not right is shown as it was typed, anything else not at all. */
function shown(question: Leaf, typed: unknown, beside: Row = {}): Told {
  const { told, wrong } = reading(question, typed, beside);
  if (wrong === undefined) return told;
  const isText = question.kind !== 'whole' && question.kind !== 'yes-no' && question.kind !== 'tick';
  return isText && typeof typed === 'string' && typed.trim() !== '' ? typed : null;
}

const textAt = (question: Leaf, typed: unknown): string | null => shown(question, typed) as string | null;
const yesAt = (typed: unknown): boolean | null => yesOrNo(typed) ?? null;

type RowsAt = <Type>(list: Rows, typed: unknown) => Type[];

const typedRows = (typed: unknown): Row[] =>
  Array.isArray(typed) ? typed.map((row) => (row ?? {}) as Row) : [];

const furtherFrom = (type: ApplicationType, answers: Answers): Contents['further'] =>
  Object.fromEntries(
    Object.entries(furtherIn(sectionsAsked[type])).map(([key, question]) => [
      key,
      shown(question, answers[key], answers),
    ]),
  );

/** The rows of a list that are right. */
const rightRows: RowsAt = <Type>({ of }: Rows, typed: unknown) =>
  typedRows(typed).flatMap((row) => {
    const told = Object.entries(of).map(
      ([key, question]) => [key, reading(question, row[key], row)] as const,
    );
    if (told.some(([, { wrong }]) => wrong !== undefined)) return [];
    return [Object.fromEntries(told.map(([key, one]) => [key, one.told])) as Type];
  });

/** All rows of a list, as far as they can be shown. */
const allRows: RowsAt = <Type>({ of }: Rows, typed: unknown) =>
  typedRows(typed).map(
    (row) =>
      Object.fromEntries(
        Object.entries(of).map(([key, question]) => [key, shown(question, row[key], row)]),
      ) as Type,
  );

function detailsFrom(answers: Answers, { email, phoneNumber, dateOfBirth }: Identity): Details {
  const { ask } = person;
  const hasDisability = yesAt(answers.has_disability);
  const dob = reading({ ...ask.dob, kind: 'day' }, answers.dob, {});
  return {
    fullName: textAt(ask.name, answers.name) ?? '',
    email,
    phoneNumber,
    // What is no day cannot be shown as one.
    dateOfBirth: typeof dob.told === 'string' ? dob.told : dateOfBirth,
    gender: textAt(ask.gender, answers.gender) ?? '',
    nationality: textAt(ask.nationality, answers.nationality) ?? '',
    currentAddress: textAt(ask.current_address, answers.current_address) ?? '',
    permanentAddress: textAt(ask.permanent_address, answers.permanent_address),
    contactPreference: textAt(ask.contact_preference, answers.contact_preference) ?? '',
    hasDisability,
    disabilityDescription: hasDisability ? typedText(answers.disability_description) : null,
    personalStatement: textAt(statement.ask.personal_statement, answers.personal_statement),
    otherSkills: textAt(skills.ask.other_skills, answers.other_skills),
  };
}

const typedText = (typed: unknown): string | null => (typeof typed === 'string' && typed.trim()) || null;

const experienceLists: Record<ExperienceKind, [string, Rows]> = {
  clinic: ['clinic_experiences', clinicalExperience.ask.clinic_experiences],
  research: ['research_experiences', researchExperience.ask.research_experiences],
  volunteer: ['volunteers', volunteerExperience.ask.volunteers],
};

function listsFrom(type: ApplicationType, answers: Answers, rowsAt: RowsAt): Lists {
  const schools = type === 'intern' ? editedSchools : highestEducation;
  const kinds = Object.entries(experienceLists) as [ExperienceKind, [string, Rows]][];
  return {
    institutions: rowsAt(schools.ask.institutions, answers.institutions),
    degrees: rowsAt(degrees.ask.degrees, answers.degrees),
    honors: rowsAt(honors.ask.honors, answers.honors),
    course_works: rowsAt(courses.ask.course_works, answers.course_works),
    experiences: kinds.flatMap(([kind, [key, list]]) =>
      rowsAt<{ description: string }>(list, answers[key]).map((row) => ({ kind, ...row })),
    ),
    interests: rowsAt(interests.ask.interests, answers.interests),
    language_skills: rowsAt(skills.ask.languages, answers.languages),
    periods: periodsFrom(answers, rowsAt),
  };
}

/** Each period with its hours: those of its own, else those that were told for all. */
function periodsFrom({ periods, hours_available: ofAll }: Answers, rowsAt: RowsAt): Lists['periods'] {
  const { periods: list, hours_available } = availability.ask;
  const rows: unknown[] = Array.isArray(periods) ? periods : [];
  return rows.flatMap((row) => {
    const { hours_available: own = ofAll } = (row ?? {}) as Row;
    const hours = shown({ ...hours_available, optional: true } as Leaf, own) as number | null;
    return rowsAt<{ start_date: string; end_date: string }>(list, [row]).map((days) => ({
      ...days,
      hours_available: hours,
    }));
  });
}

function refereesFrom(type: ApplicationType, { references }: Answers): Referee[] {
  if (type !== 'intern' || !Array.isArray(references)) return [];
  const kinds: ReferenceType[] = ['academic', 'community'];
  return kinds.flatMap((kind) => {
    const row = (references[placeOf[kind]] ?? {}) as Row;
    const { full_name, email, phone, relationship } = referees[kind].ask;
    const fullName = textAt(full_name, row.full_name);
    if (!fullName) return [];
    return [
      {
        type: kind,
        fullName,
        organization: textAt(full_name, row[workplaceOf[kind]]) ?? '',
        email: textAt(email, row.email) ?? '',
        phone: textAt(phone, row.phone),
        relationship: textAt(relationship, row.relationship),
      },
    ];
  });
}

function organisationFrom({ institution_name, institution_position }: Answers): Contents['organisation'] {
  const { ask } = organisation;
  const told = {
    institutionName: textAt(ask.institution_name, institution_name) ?? '',
    institutionPosition: textAt(ask.institution_position, institution_position) ?? '',
  };
  return told.institutionName || told.institutionPosition ? told : null;
}

const ofVisit = [...Object.keys(asked.ask), ...Object.keys(stay.ask)].filter(
  (key) => key !== 'hours_available',
);
const { ask } = asked;

/** The visit itself; null while nothing of it was told. */
function logisticsFrom(answers: Answers): Logistics | null {
  if (ofVisit.every((key) => sameAnswer(answers[key], ''))) return null;
  const day = (question: Leaf, typed: unknown, beside: Row = {}) => {
    const { told } = reading(question, typed, beside);
    return typeof told === 'string' ? told : '';
  };
  return {
    visitStartDate: day(ask.visit_start_date, answers.visit_start_date),
    visitEndDate: day({ ...ask.visit_start_date } as Leaf, answers.visit_end_date),
    isInstitution: isInstitutional(answers),
    hasVisited: yesAt(answers.has_visited),
    peopleParticipated: typedCount(answers.people_participated),
    accommodationNeeded: yesAt(answers.accommodation_needed),
    accommodationType: textAt(ask.accommodation_type, answers.accommodation_type),
    needsVisaAssistance: yesAt(answers.needs_visa_assistance),
    travelFromCountry: textAt(ask.travel_from_country, answers.travel_from_country),
    travelFromCity: textAt(ask.travel_from_city, answers.travel_from_city),
    emergencyContactName: textAt(ask.emergency_contact_name, answers.emergency_contact_name),
    emergencyContactRelationship: textAt(
      ask.emergency_contact_relationship,
      answers.emergency_contact_relationship,
    ),
    emergencyContactPhone: textAt(ask.emergency_contact_phone, answers.emergency_contact_phone),
    emergencyContactEmail: textAt(ask.emergency_contact_email, answers.emergency_contact_email),
    declarationAccuracy: answers.declaration_accuracy === true,
    declarationConduct: answers.declaration_conduct === true,
    declarationDataProcessing: answers.declaration_data_processing === true,
  };
}
