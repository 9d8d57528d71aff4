export {
  answersOf,
  type ProgrammeAnswers,
  programmeAnswers,
  sectionAsking,
  sectionNamed,
  sectionsOf,
} from '../programmes/answers';
export { type BlindReading, blindReading } from '../programmes/blind';
export { internshipSections } from '../programmes/internship-sections';
export { visitSections } from '../programmes/visit-sections';
export { agreedSignature, signature } from './agreements';
export { type RowAliases, rowAliases } from './aliases';
export { availability, availabilityByPeriod } from './availability';
export { blank, blankAll, blankRow, typed, typedAll } from './blank';
export { chosen, isAsked, yesOrNo } from './choices';
export type { Condition } from './conditions';
export { courses, degrees, honors } from './education';
export { clinicalExperience, researchExperience, volunteerExperience } from './experience';
export { furtherInternship, furtherVisit } from './further';
export { extraIn } from './further-questions';
export { highestEducation } from './highest-education';
export { answersIn, asAsked, incompleteRows, placeInReview } from './in-review';
export { dayInWords, inWords, termOf } from './in-words';
export { interests } from './interests';
export { birthProblem, isDay } from './kinds';
export { declarations, logistics, stay } from './logistics';
export { motivation } from './motivation';
export { problemsOnPage } from './on-page';
export { ownersProblems } from './owners-problems';
export { disability, organisation, person, visitor } from './person';
export { countProblem, type Problems, problems } from './problems';
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
} from './question';
export { type AnswerValue, type Circumstances, type Place, type Read, read } from './read';
export { referees } from './referees';
export {
  documentKey,
  documentNamed,
  documentsToReopen,
  refereesKey,
  reopenedLabel,
  reopenedUnder,
  sectionsToReopen,
} from './reopenable';
export { schools } from './schools';
export { skills, visitSkills } from './skills';
export { statement } from './statement';
export { type Fact, type FactGroup, inLine, isUnanswered, rowTitle, summary } from './summary';
export { visitAvailability, visitAvailabilityByPeriod } from './visit-availability';
export { visitPurpose } from './visit-purpose';
export { visitWelcome } from './visit-welcome';
export { welcome } from './welcome';
export { filled, type Words } from './words';

/** Raised with every change of a question that is asked: a submitted application keeps those that it was asked by. */
export const questionsVersion = 1;
