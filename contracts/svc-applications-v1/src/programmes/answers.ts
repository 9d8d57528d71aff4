import { availability } from '../questions/availability';
import { courses, degrees, honors } from '../questions/education';
import { highestEducation } from '../questions/highest-education';
import { stay } from '../questions/logistics';
import { disability, person, visitor } from '../questions/person';
import type { Section } from '../questions/question';
import { schools } from '../questions/schools';
import { skills, visitSkills } from '../questions/skills';
import type { ReferenceType } from '../vocabulary';
import type { ByProgramme } from '.';
import { internshipSections } from './internship-sections';
import { visitSections } from './visit-sections';

/** What the answers of an application are, by its programme. */
export interface ProgrammeAnswers {
  /** What its wizard and its forms ask, in their order. */
  readonly sections: readonly Section[];
  /** Additional sections that editors and staff may fill in. */
  readonly staffOnly: readonly Section[];
  /** Keys of sections that its wizard's submission does not look at: they come with it, or by other questions. */
  readonly notCheckedOnSubmit: readonly string[];
  /** What a further application takes over, so that nobody is asked for it again. */
  readonly copiedToNext: readonly Section[];
  /** Who refers. */
  readonly references: readonly ReferenceType[];
}

export const programmeAnswers: ByProgramme<ProgrammeAnswers> = {
  intern: {
    sections: internshipSections,
    staffOnly: [],
    notCheckedOnSubmit: ['signature'],
    copiedToNext: [person, disability, schools, degrees, honors, courses, skills],
    references: ['academic', 'community'],
  },
  visitor: {
    sections: [...visitSections, stay],
    staffOnly: [honors, courses],
    // The wizard makes the one period of the days of the visit.
    notCheckedOnSubmit: ['signature', availability.key, stay.key],
    copiedToNext: [visitor, disability, highestEducation, degrees, visitSkills],
    references: [],
  },
};

const nothing: ProgrammeAnswers = {
  sections: [],
  staffOnly: [],
  notCheckedOnSubmit: [],
  copiedToNext: [],
  references: [],
};

/** What the answers of a programme are. One that is gone asks nothing, so that its applications can be read still. */
export const answersOf = (type: string): ProgrammeAnswers =>
  (programmeAnswers as Readonly<Record<string, ProgrammeAnswers>>)[type] ?? nothing;

/** The sections that a programme asks, and the additional ones. */
export const sectionsOf = (type: string): readonly Section[] => {
  const { sections, staffOnly } = answersOf(type);
  return [...sections, ...staffOnly];
};

/** A section of a programme by its key; of one that it does not ask, as another asks it. */
export const sectionNamed = (type: string, key: string): Section | undefined =>
  [sectionsOf(type), ...Object.values(programmeAnswers).map(({ sections }) => sections)]
    .flat()
    .find((section) => section.key === key);

/** The section in which a programme asks a question; none where it does not. */
export const sectionAsking = (type: string, question: string): Section | undefined =>
  answersOf(type).sections.find(({ ask }) => question in ask);
