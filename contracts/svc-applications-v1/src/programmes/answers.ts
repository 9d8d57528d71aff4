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

/** The questions of a programme's applications. */
export interface ProgrammeAnswers {
  /** The sections that its wizard and its forms ask, in order. */
  readonly sections: readonly Section[];
  /** Additional sections that editors and staff may fill in. */
  readonly staffOnly: readonly Section[];
  /** Keys of sections that the wizard's submission does not check: they come with it, or by other questions. */
  readonly notCheckedOnSubmit: readonly string[];
  /** The sections that a further application copies, so that they are not asked again. */
  readonly copiedToNext: readonly Section[];
  /** The referees that it asks for. */
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
    // The wizard makes the one period from the days of the visit.
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

/**
 * The questions of a programme. A programme that no longer exists asks nothing, so that its applications can still be
 * read.
 */
export const answersOf = (type: string): ProgrammeAnswers =>
  (programmeAnswers as Readonly<Record<string, ProgrammeAnswers>>)[type] ?? nothing;

/** The sections that a programme asks, followed by those for staff. */
export const sectionsOf = (type: string): readonly Section[] => {
  const { sections, staffOnly } = answersOf(type);
  return [...sections, ...staffOnly];
};

/** A section by its key, as the programme asks it, or else as another programme does. */
export const sectionNamed = (type: string, key: string): Section | undefined =>
  [sectionsOf(type), ...Object.values(programmeAnswers).map(({ sections }) => sections)]
    .flat()
    .find((section) => section.key === key);

/** The section in which a programme asks a question; undefined when it does not ask it. */
export const sectionAsking = (type: string, question: string): Section | undefined =>
  answersOf(type).sections.find(({ ask }) => question in ask);
