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
import { dayIn, english, numberIn, type Translator } from '@portal/service-kit/language';
import type { Review } from '../applications/ask';
import { summaryIn } from '../language/reading';

/** A question and its answer; null if unanswered. */
export interface Fact {
  term: string;
  value: string | null;
}

/** A section of an application on paper: a group of facts for each row of a list, or one group in all. */
export interface Section {
  title: string;
  groups: { title?: string; facts: Fact[] }[];
}

/** A fact with a term of the PDF itself. */
const fact = ({ translate }: Translator, term: string, value: unknown): Fact => ({
  term: translate(term),
  value: answerText(value),
});
/** A fact whose value is a choice: its label is translated as well. */
const chosenFact = (translator: Translator, term: string, label: string | null): Fact =>
  fact(translator, term, label && translator.translate(label));
const yesFact = (translator: Translator, term: string, value: boolean | null | undefined): Fact =>
  chosenFact(translator, term, value === null || value === undefined ? null : value ? 'Yes' : 'No');
const dayFact = (translator: Translator, term: string, value: string | null | undefined): Fact =>
  fact(
    translator,
    term,
    value ? dayIn(translator.language, new Date(`${value.slice(0, 10)}T00:00:00Z`)) : null,
  );

const answerText = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** A section for a list with its rows as groups; `one` titles a single row where there are several. */
const list = <Row>(
  { translate }: Translator,
  title: string,
  { rows, incomplete = [] }: { rows: readonly Row[]; incomplete?: readonly Row[] },
  facts: (row: Row) => Fact[],
  one = title,
): Section => ({
  title: translate(title),
  groups: rows.map((row, index) => ({
    ...(rows.length > 1 && { title: `${translate(one)} ${index + 1}` }),
    facts: [
      ...(incomplete.includes(row) ? [{ term: translate(notComplete), value: '' }] : []),
      ...facts(row),
    ],
  })),
});

const notComplete = 'Not complete yet';

/** Returns the rows of a list, followed by a draft's rows that are typed but incomplete. */
const withIncomplete = <Row>(review: Review, key: string, rows: readonly Row[]) => {
  const incomplete = (review.incomplete_rows?.[key] ?? []) as readonly Row[];
  return { rows: [...rows, ...incomplete], incomplete };
};

/** Keys of sections that `sectionsOf` prints in its own way; all other sections are printed from their questions. */
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

/** Returns all sections of an application that are not empty, in the order of the review page. */
export function sectionsOf(review: Review, translator: Translator = english): Section[] {
  const sections = [
    personalSection(review, translator),
    visitSection(review, translator),
    askedSection(sectionAsking(review.type, 'institutions'), review, translator),
    askedSection(degrees, review, translator),
    askedSection(honors, review, translator),
    askedSection(courses, review, translator),
    askedSection(clinicalExperience, review, translator),
    askedSection(researchExperience, review, translator),
    askedSection(volunteerExperience, review, translator),
    askedSection(motivation, review, translator),
    askedSection(skills, review, translator),
    ...answersOf(review.type)
      .sections.filter(({ key }) => !elsewhere.includes(key))
      .map((section) => askedSection(section, review, translator)),
    list(
      translator,
      'Availability',
      withIncomplete(review, 'periods', review.period),
      (row) => [
        dayFact(translator, 'From', row.start_date),
        dayFact(translator, 'Until', row.end_date),
        fact(translator, 'Hours per week', row.hours_available),
      ],
      'Period',
    ),
    list(
      translator,
      'References',
      withIncomplete(review, 'references', review.references),
      (row) => [
        chosenFact(translator, 'Kind', labelOf(referenceTypes, row.type)),
        fact(translator, 'Name', row.full_name),
        fact(translator, 'Organisation', row.organization ?? row.institution),
        fact(translator, 'Relationship', row.relationship),
        fact(translator, 'Email', row.email),
        fact(translator, 'Phone', row.phone),
        chosenFact(translator, 'Letter', row.letter_path ? 'Provided' : sentByReferee(row)),
      ],
      'Reference',
    ),
    documents(review, translator),
    signature(review, translator),
  ];
  return sections.filter((section): section is Section => Boolean(section && section.groups.length > 0));
}

const factsOf = (review: Review, translator: Translator, ...sections: readonly Asked[]): Fact[] =>
  sections.flatMap((one) => {
    const section = asAsked(one, review);
    return summaryIn(translator, section, answersIn(section, review)).flatMap(({ facts }) => facts);
  });

function personalSection(review: Review, translator: Translator): Section {
  const { type, purpose } = review;
  const organisation = sectionAsking(type, 'institution_name');
  const facts = [
    ...factsOf(review, translator, person, ...(organisation ? [organisation] : [])),
    chosenFact(translator, 'Purpose', purposeLabel(type, purpose)),
    ...factsOf(review, translator, disability),
  ];
  return { title: translator.translate(person.heading.en), groups: [{ facts }] };
}

function visitSection({ logistics }: Review, translator: Translator): Section | null {
  if (!logistics) return null;
  return {
    title: translator.translate('Visit'),
    groups: [
      {
        facts: [
          dayFact(translator, 'From', logistics.visit_start_date),
          dayFact(translator, 'Until', logistics.visit_end_date),
          yesFact(translator, 'For an institution', logistics.is_institution),
          fact(translator, 'Participants', logistics.people_participated),
          yesFact(translator, 'Visited before', logistics.has_visited),
          chosenFact(translator, 'Accommodation', labelOf(accommodationTypes, logistics.accommodation_type)),
          yesFact(translator, 'Accommodation needed', logistics.accommodation_needed),
          yesFact(translator, 'Help with a visa', logistics.needs_visa_assistance),
          fact(
            translator,
            'Travelling from',
            [logistics.travel_from_city, logistics.travel_from_country].filter(Boolean).join(', '),
          ),
          fact(translator, 'Emergency contact', logistics.emergency_contact_name),
          fact(translator, 'Relationship', logistics.emergency_contact_relationship),
          fact(translator, 'Emergency phone', logistics.emergency_contact_phone),
          fact(translator, 'Emergency email', logistics.emergency_contact_email),
        ],
      },
    ],
  };
}

/** Marks what is incomplete: a row in its title, a fact after its answer. */
function marked(
  { title, facts, incomplete }: FactGroup,
  { translate }: Translator,
): Section['groups'][number] {
  const mark = translate(notComplete);
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

/** Returns the answers of a section; null if there are none or the programme does not ask it. */
function askedSection(today: Asked | undefined, review: Review, translator: Translator): Section | null {
  if (!today) return null;
  const section = asAsked(today, review);
  const answers = answersIn(section, review);
  return isUnanswered(section, answers)
    ? null
    : {
        title: translator.translate(section.heading.en),
        groups: summaryIn(translator, section, answers).map((group) => marked(group, translator)),
      };
}

/** Returns a file size in words: '62.5 KB', in French '62,5 Ko'. */
const sizeIn = ({ language }: Translator, bytes: number): string => {
  const kilobytes = (bytes / 1024).toFixed(1);
  if (language === 'en') return `${kilobytes} KB`;
  return `${numberIn(language, Number(kilobytes))}\u00a0${language === 'fr' ? 'Ko' : 'KB'}`;
};

function documents({ type, uploads }: Review, translator: Translator): Section | null {
  const facts = uploads.map(({ upload_type, original_name, size }) =>
    fact(translator, documentLabel(type, upload_type), `${original_name} (${sizeIn(translator, size)})`),
  );
  return facts.length > 0 ? { title: translator.translate('Documents'), groups: [{ facts }] } : null;
}

function signature({ form_data }: Review, translator: Translator): Section | null {
  if (!form_data.signature) return null;
  return {
    title: translator.translate('Declaration'),
    groups: [{ facts: [fact(translator, 'Signed by', form_data.signature)] }],
  };
}

/** Stands in place of the file's name: a letter that its referee has sent is not part of the copy. */
const sentByReferee = ({ letter_state }: { letter_state?: string | undefined }): string | null =>
  letter_state === 'sent' ? 'Sent by the referee' : null;
