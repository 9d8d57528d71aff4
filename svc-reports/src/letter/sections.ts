import {
  accommodationTypes,
  documentLabel,
  labelOf,
  purposeLabel,
  referenceTypes,
} from '@portal/contract-svc-applications-v1';
import {
  type Section as Asked,
  answersIn,
  answersOf,
  asAsked,
  clinicalExperience,
  courses,
  degrees,
  disability,
  honors,
  isUnanswered,
  motivation,
  person,
  researchExperience,
  sectionAsking,
  skills,
  summary,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import type { Review } from '../applications/ask';
import { longDay } from '../words';

/** A question and its answer; null where it was not answered. */
export interface Fact {
  term: string;
  value: string | null;
}

/** A part of an application on paper: facts in groups, one group for each row of a list, or one group in all. */
export interface Section {
  title: string;
  groups: { title?: string; facts: Fact[] }[];
}

const fact = (term: string, value: unknown): Fact => ({ term, value: answerText(value) });
const dayFact = (term: string, value: string | null | undefined): Fact =>
  fact(term, value ? longDay(new Date(`${value.slice(0, 10)}T00:00:00Z`)) : null);

function answerText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** A list with its rows as groups; `one` is the title of a single row where there are several. */
const list = <Row>(
  title: string,
  rows: readonly Row[],
  facts: (row: Row) => Fact[],
  one = title,
): Section => ({
  title,
  groups: rows.map((row, index) => ({
    ...(rows.length > 1 && { title: `${one} ${index + 1}` }),
    facts: facts(row),
  })),
});

/** Keys of the sections that the parts below hold; all other sections are printed by their questions. */
const elsewhere: readonly string[] = [
  'welcome',
  'person',
  'organisation',
  'disability',
  'schools',
  'highest-education',
  'degrees',
  'honors',
  'courses',
  'clinical-experience',
  'research-experience',
  'volunteer-experience',
  'interests',
  'statement',
  'skills',
  'availability',
  'logistics',
  'stay',
  'declarations',
  'signature',
];

/** All parts of an application that are not empty, in the order of the review on the screen. */
export function sectionsOf(review: Review): Section[] {
  const sections = [
    personalSection(review),
    visitSection(review),
    askedSection(sectionAsking(review.type, 'institutions'), review),
    askedSection(degrees, review),
    askedSection(honors, review),
    askedSection(courses, review),
    askedSection(clinicalExperience, review),
    askedSection(researchExperience, review),
    askedSection(volunteerExperience, review),
    askedSection(motivation, review),
    askedSection(skills, review),
    ...answersOf(review.type)
      .sections.filter(({ key }) => !elsewhere.includes(key))
      .map((section) => askedSection(section, review)),
    list(
      'Availability',
      review.period,
      (row) => [
        dayFact('From', row.start_date),
        dayFact('Until', row.end_date),
        fact('Hours per week', row.hours_available),
      ],
      'Period',
    ),
    list(
      'References',
      review.references,
      (row) => [
        fact('Kind', labelOf(referenceTypes, row.type)),
        fact('Name', row.full_name),
        fact('Organisation', row.organization ?? row.institution),
        fact('Relationship', row.relationship),
        fact('Email', row.email),
        fact('Phone', row.phone),
        fact('Letter', row.letter_path ? 'Provided' : sentByReferee(row)),
      ],
      'Reference',
    ),
    documents(review),
    signature(review),
  ];
  return sections.filter((section): section is Section => Boolean(section && section.groups.length > 0));
}

const factsOf = (review: Review, ...sections: readonly Asked[]): Fact[] =>
  sections.flatMap((one) =>
    summary(asAsked(one, review), answersIn(asAsked(one, review), review)).flatMap(({ facts }) => facts),
  );

function personalSection(review: Review): Section {
  const { type, purpose } = review;
  const organisation = sectionAsking(type, 'institution_name');
  const facts = [
    ...factsOf(review, person, ...(organisation ? [organisation] : [])),
    fact('Purpose', purposeLabel(type, purpose)),
    ...factsOf(review, disability),
  ];
  return { title: person.heading.en, groups: [{ facts }] };
}

function visitSection({ logistics }: Review): Section | null {
  if (!logistics) return null;
  return {
    title: 'Visit',
    groups: [
      {
        facts: [
          dayFact('From', logistics.visit_start_date),
          dayFact('Until', logistics.visit_end_date),
          fact('For an institution', logistics.is_institution),
          fact('Participants', logistics.people_participated),
          fact('Visited before', logistics.has_visited),
          fact('Accommodation', labelOf(accommodationTypes, logistics.accommodation_type)),
          fact('Accommodation needed', logistics.accommodation_needed),
          fact('Help with a visa', logistics.needs_visa_assistance),
          fact(
            'Travelling from',
            [logistics.travel_from_city, logistics.travel_from_country].filter(Boolean).join(', '),
          ),
          fact('Emergency contact', logistics.emergency_contact_name),
          fact('Relationship', logistics.emergency_contact_relationship),
          fact('Emergency phone', logistics.emergency_contact_phone),
          fact('Emergency email', logistics.emergency_contact_email),
        ],
      },
    ],
  };
}

/** The answers to a section; null where there are none, or where the programme does not ask it. */
function askedSection(today: Asked | undefined, review: Review): Section | null {
  if (!today) return null;
  const section = asAsked(today, review);
  const answers = answersIn(section, review);
  return isUnanswered(section, answers)
    ? null
    : { title: section.heading.en, groups: summary(section, answers) };
}

function documents({ type, uploads }: Review): Section | null {
  const facts = uploads.map(({ upload_type, original_name, size }) =>
    fact(documentLabel(type, upload_type), `${original_name} (${(size / 1024).toFixed(1)} KB)`),
  );
  return facts.length > 0 ? { title: 'Documents', groups: [{ facts }] } : null;
}

function signature({ form_data }: Review): Section | null {
  if (!form_data.signature) return null;
  return { title: 'Declaration', groups: [{ facts: [fact('Signed by', form_data.signature)] }] };
}

/** A letter that its referee has sent is not part of the copy. */
const sentByReferee = ({ letter_state }: { letter_state?: string | undefined }): string | null =>
  letter_state === 'sent' ? 'Sent by the referee' : null;
