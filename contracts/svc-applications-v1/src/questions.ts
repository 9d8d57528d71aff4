export {
  answersOf,
  type ProgrammeAnswers,
  programmeAnswers,
  sectionAsking,
  sectionNamed,
  sectionsOf,
} from './programmes/answers';
export { type BlindReading, blindReading } from './programmes/blind';
export { internshipSections } from './programmes/internship-sections';
export {
  documentKey,
  documentNamed,
  documentsToReopen,
  refereesKey,
  reopenedLabel,
  reopenedUnder,
  sectionsToReopen,
} from './programmes/reopenable';
export { visitSections } from './programmes/visit-sections';
export { agreedSignature, signature } from './questions/agreements';
export { type RowAliases, rowAliases } from './questions/aliases';
export { availability, availabilityByPeriod } from './questions/availability';
export { blank, blankAll, blankRow, typed, typedAll } from './questions/blank';
export { chosen, isAsked, yesOrNo } from './questions/choices';
export type { Condition } from './questions/conditions';
export { courses, degrees, honors } from './questions/education';
export { clinicalExperience, researchExperience, volunteerExperience } from './questions/experience';
export { furtherInternship, furtherVisit } from './questions/further';
export { extraIn } from './questions/further-questions';
export { highestEducation } from './questions/highest-education';
export { answersIn, asAsked, incompleteRows, placeInReview } from './questions/in-review';
export { dayInWords, inWords, termOf } from './questions/in-words';
export { interests } from './questions/interests';
export { birthProblem, isDay } from './questions/kinds';
export { declarations, logistics, stay } from './questions/logistics';
export { motivation } from './questions/motivation';
export { problemsOnPage } from './questions/on-page';
export { ownersProblems } from './questions/owners-problems';
export { disability, organisation, person, visitor } from './questions/person';
export { countProblem, type Problems, problems } from './questions/problems';
export type {
  Answers,
  Leaf,
  Question,
  Questions,
  RowIn,
  Rows,
  Section,
  Typed,
  TypedIn,
  TypedInAll,
} from './questions/question';
export { type AnswerValue, type Circumstances, type Place, type Read, read } from './questions/read';
export { referees } from './questions/referees';
export { schools } from './questions/schools';
export { skills, visitSkills } from './questions/skills';
export { statement } from './questions/statement';
export { type Fact, type FactGroup, inLine, isUnanswered, rowTitle, summary } from './questions/summary';
export { visitAvailability, visitAvailabilityByPeriod } from './questions/visit-availability';
export { visitPurpose } from './questions/visit-purpose';
export { visitWelcome } from './questions/visit-welcome';
export { welcome } from './questions/welcome';
export { filled, textOf, type Words } from './questions/words';

/** Raised with every change of a question: a submitted application keeps the version by which it was asked. */
export const questionsVersion = 1;
