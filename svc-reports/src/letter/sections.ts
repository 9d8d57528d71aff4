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
  type FactGroup,
  honors,
  isUnanswered,
  motivation,
  person,
  researchExperience,
  sectionAsking,
  skills,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { dayIn, english, numberIn, type Tongue } from '@portal/service-kit/language';
import type { Review } from '../applications/ask';
import { summaryIn } from '../language/reading';

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

/** A term of the drawing itself, and what stands beside it. */
const fact = ({ say }: Tongue, term: string, value: unknown): Fact => ({
  term: say(term),
  value: answerText(value),
});
/** A choice, whose label is translated, too. */
const chosenFact = (tongue: Tongue, term: string, label: string | null): Fact =>
  fact(tongue, term, label && tongue.say(label));
const yesFact = (tongue: Tongue, term: string, value: boolean | null | undefined): Fact =>
  chosenFact(tongue, term, value === null || value === undefined ? null : value ? 'Yes' : 'No');
const dayFact = (tongue: Tongue, term: string, value: string | null | undefined): Fact =>
  fact(tongue, term, value ? dayIn(tongue.language, new Date(`${value.slice(0, 10)}T00:00:00Z`)) : null);

const answerText = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** A list with its rows as groups; `one` is the title of a single row where there are several. */
const list = <Row>(
  { say }: Tongue,
  title: string,
  { rows, incomplete = [] }: { rows: readonly Row[]; incomplete?: readonly Row[] },
  facts: (row: Row) => Fact[],
  one = title,
): Section => ({
  title: say(title),
  groups: rows.map((row, index) => ({
    ...(rows.length > 1 && { title: `${say(one)} ${index + 1}` }),
    facts: [...(incomplete.includes(row) ? [{ term: say(notComplete), value: '' }] : []), ...facts(row)],
  })),
});

const notComplete = 'Not complete yet';

/** The rows of a list with those of a draft that are typed and not complete behind them. */
const withIncomplete = <Row>(review: Review, key: string, rows: readonly Row[]) => {
  const incomplete = (review.incomplete_rows?.[key] ?? []) as readonly Row[];
  return { rows: [...rows, ...incomplete], incomplete };
};

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
export function sectionsOf(review: Review, tongue: Tongue = english): Section[] {
  const sections = [
    personalSection(review, tongue),
    visitSection(review, tongue),
    askedSection(sectionAsking(review.type, 'institutions'), review, tongue),
    askedSection(degrees, review, tongue),
    askedSection(honors, review, tongue),
    askedSection(courses, review, tongue),
    askedSection(clinicalExperience, review, tongue),
    askedSection(researchExperience, review, tongue),
    askedSection(volunteerExperience, review, tongue),
    askedSection(motivation, review, tongue),
    askedSection(skills, review, tongue),
    ...answersOf(review.type)
      .sections.filter(({ key }) => !elsewhere.includes(key))
      .map((section) => askedSection(section, review, tongue)),
    list(
      tongue,
      'Availability',
      withIncomplete(review, 'periods', review.period),
      (row) => [
        dayFact(tongue, 'From', row.start_date),
        dayFact(tongue, 'Until', row.end_date),
        fact(tongue, 'Hours per week', row.hours_available),
      ],
      'Period',
    ),
    list(
      tongue,
      'References',
      withIncomplete(review, 'references', review.references),
      (row) => [
        chosenFact(tongue, 'Kind', labelOf(referenceTypes, row.type)),
        fact(tongue, 'Name', row.full_name),
        fact(tongue, 'Organisation', row.organization ?? row.institution),
        fact(tongue, 'Relationship', row.relationship),
        fact(tongue, 'Email', row.email),
        fact(tongue, 'Phone', row.phone),
        chosenFact(tongue, 'Letter', row.letter_path ? 'Provided' : sentByReferee(row)),
      ],
      'Reference',
    ),
    documents(review, tongue),
    signature(review, tongue),
  ];
  return sections.filter((section): section is Section => Boolean(section && section.groups.length > 0));
}

const factsOf = (review: Review, tongue: Tongue, ...sections: readonly Asked[]): Fact[] =>
  sections.flatMap((one) => {
    const section = asAsked(one, review);
    return summaryIn(tongue, section, answersIn(section, review)).flatMap(({ facts }) => facts);
  });

function personalSection(review: Review, tongue: Tongue): Section {
  const { type, purpose } = review;
  const organisation = sectionAsking(type, 'institution_name');
  const facts = [
    ...factsOf(review, tongue, person, ...(organisation ? [organisation] : [])),
    chosenFact(tongue, 'Purpose', purposeLabel(type, purpose)),
    ...factsOf(review, tongue, disability),
  ];
  return { title: tongue.say(person.heading.en), groups: [{ facts }] };
}

function visitSection({ logistics }: Review, tongue: Tongue): Section | null {
  if (!logistics) return null;
  return {
    title: tongue.say('Visit'),
    groups: [
      {
        facts: [
          dayFact(tongue, 'From', logistics.visit_start_date),
          dayFact(tongue, 'Until', logistics.visit_end_date),
          yesFact(tongue, 'For an institution', logistics.is_institution),
          fact(tongue, 'Participants', logistics.people_participated),
          yesFact(tongue, 'Visited before', logistics.has_visited),
          chosenFact(tongue, 'Accommodation', labelOf(accommodationTypes, logistics.accommodation_type)),
          yesFact(tongue, 'Accommodation needed', logistics.accommodation_needed),
          yesFact(tongue, 'Help with a visa', logistics.needs_visa_assistance),
          fact(
            tongue,
            'Travelling from',
            [logistics.travel_from_city, logistics.travel_from_country].filter(Boolean).join(', '),
          ),
          fact(tongue, 'Emergency contact', logistics.emergency_contact_name),
          fact(tongue, 'Relationship', logistics.emergency_contact_relationship),
          fact(tongue, 'Emergency phone', logistics.emergency_contact_phone),
          fact(tongue, 'Emergency email', logistics.emergency_contact_email),
        ],
      },
    ],
  };
}

/** Marks what is typed and not complete: a row in its title, a fact behind its answer. */
function marked({ title, facts, incomplete }: FactGroup, { say }: Tongue): Section['groups'][number] {
  const mark = say(notComplete);
  return {
    ...(title !== undefined && { title: incomplete ? `${title} · ${mark}` : title }),
    facts: [
      ...(incomplete && title === undefined ? [{ term: mark, value: '' }] : []),
      ...facts.map(({ term, value, incomplete: half }) => ({
        term,
        value: half ? [value, mark].filter(Boolean).join(' · ') : value,
      })),
    ],
  };
}

/** The answers to a section; null where there are none, or where the programme does not ask it. */
function askedSection(today: Asked | undefined, review: Review, tongue: Tongue): Section | null {
  if (!today) return null;
  const section = asAsked(today, review);
  const answers = answersIn(section, review);
  return isUnanswered(section, answers)
    ? null
    : {
        title: tongue.say(section.heading.en),
        groups: summaryIn(tongue, section, answers).map((group) => marked(group, tongue)),
      };
}

/** '62.5 KB'; 62,5 Ko in French. */
const sizeIn = ({ language }: Tongue, bytes: number): string => {
  const kilobytes = (bytes / 1024).toFixed(1);
  if (language === 'en') return `${kilobytes} KB`;
  return `${numberIn(language, Number(kilobytes))}\u00a0${language === 'fr' ? 'Ko' : 'KB'}`;
};

function documents({ type, uploads }: Review, tongue: Tongue): Section | null {
  const facts = uploads.map(({ upload_type, original_name, size }) =>
    fact(tongue, documentLabel(type, upload_type), `${original_name} (${sizeIn(tongue, size)})`),
  );
  return facts.length > 0 ? { title: tongue.say('Documents'), groups: [{ facts }] } : null;
}

function signature({ form_data }: Review, tongue: Tongue): Section | null {
  if (!form_data.signature) return null;
  return {
    title: tongue.say('Declaration'),
    groups: [{ facts: [fact(tongue, 'Signed by', form_data.signature)] }],
  };
}

/** A letter that its referee has sent is not part of the copy. */
const sentByReferee = ({ letter_state }: { letter_state?: string | undefined }): string | null =>
  letter_state === 'sent' ? 'Sent by the referee' : null;
