import {
  accommodationTypes,
  documentTypes,
  identityUpload,
  labelOf,
  programmePurposes,
  referenceTypes,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import {
  type Section as Asked,
  answersIn,
  clinicalExperience,
  courses,
  degrees,
  disability,
  highestEducation,
  honors,
  isUnanswered,
  motivation,
  organisation,
  person,
  researchExperience,
  schools,
  skills,
  summary,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import type { Review } from '../applications/ask';
import { longDay } from '../words';

/** A question and its answer; without one it says so. */
export interface Fact {
  term: string;
  value: string | null;
}

/** A part of an application as it is read: facts in groups, each group one row of a list or all there is. */
export interface Section {
  title: string;
  groups: { title?: string; facts: Fact[] }[];
}

const fact = (term: string, value: unknown): Fact => ({ term, value: wordsOf(value) });
const day = (term: string, value: string | null | undefined): Fact =>
  fact(term, value ? longDay(new Date(`${value.slice(0, 10)}T00:00:00Z`)) : null);

function wordsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** `one`: what a single row is called where there are several. */
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

/** Every part of an application that holds something, in the order of the review on the screen. */
export function sectionsOf(review: Review): Section[] {
  const sections = [
    personal(review),
    visit(review),
    asked(review.type === 'visitor' ? highestEducation : schools, review),
    asked(degrees, review),
    asked(honors, review),
    asked(courses, review),
    asked(clinicalExperience, review),
    asked(researchExperience, review),
    asked(volunteerExperience, review),
    asked(motivation, review),
    asked(skills, review),
    list(
      'Availability',
      review.period,
      (row) => [
        day('From', row.start_date),
        day('Until', row.end_date),
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
        fact('Letter', row.letter_path ? 'Provided' : null),
      ],
      'Reference',
    ),
    documents(review),
    signature(review),
  ];
  return sections.filter((section): section is Section => Boolean(section && section.groups.length > 0));
}

const factsOf = (review: Review, ...sections: readonly Asked[]): Fact[] =>
  sections.flatMap((one) => summary(one, answersIn(one, review)).flatMap(({ facts }) => facts));

function personal(review: Review): Section {
  const { type, purpose } = review;
  const facts = [
    ...factsOf(review, person, ...(type === 'visitor' ? [organisation] : [])),
    fact('Purpose', labelOf(programmePurposes[type], purpose)),
    ...factsOf(review, disability),
  ];
  return { title: person.heading.en, groups: [{ facts }] };
}

function visit({ logistics }: Review): Section | null {
  if (!logistics) return null;
  return {
    title: 'Visit',
    groups: [
      {
        facts: [
          day('From', logistics.visit_start_date),
          day('Until', logistics.visit_end_date),
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

/** What was answered to a section; nothing where nothing was. */
function asked(section: Asked, review: Review): Section | null {
  const answers = answersIn(section, review);
  return isUnanswered(section, answers)
    ? null
    : { title: section.heading.en, groups: summary(section, answers) };
}

function documents({ type, uploads }: Review): Section | null {
  const identity = { value: identityUpload, label: 'National ID or passport' };
  const kinds =
    type === 'visitor'
      ? [...visitDocumentTypes, identity, ...documentTypes]
      : [...documentTypes, identity, ...visitDocumentTypes];
  const facts = uploads.map(({ upload_type, original_name, size }) =>
    fact(labelOf(kinds, upload_type), `${original_name} (${(size / 1024).toFixed(1)} KB)`),
  );
  return facts.length > 0 ? { title: 'Documents', groups: [{ facts }] } : null;
}

function signature({ form_data }: Review): Section | null {
  if (!form_data.signature) return null;
  return { title: 'Declaration', groups: [{ facts: [fact('Signed by', form_data.signature)] }] };
}
