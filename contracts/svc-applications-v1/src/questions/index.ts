export { internship } from '../programmes/internship-questions';
export { visit } from '../programmes/visit-questions';
export { agreedSignature, signature, visitWelcome, welcome } from './agreements';
export {
  availability,
  availabilityByPeriod,
  visitAvailability,
  visitAvailabilityByPeriod,
} from './availability';
export { blank, blankAll, blankRow, typed, typedAll } from './blank';
export { chosen, isAsked, yesOrNo } from './choices';
export { courses, degrees, editedSchools, highestEducation, honors, schools } from './education';
export { clinicalExperience, researchExperience, volunteerExperience } from './experience';
export { furtherInternship, furtherVisit } from './further';
export { answersIn } from './in-review';
export { dayInWords, inWords, termOf } from './in-words';
export { birthProblem, isDay, isEmail, phoneDigits } from './kinds';
export { interests, motivation, statement, visitPurpose } from './motivation';
export { problemsOnPage } from './on-page';
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
export { type Circumstances, type Place, type Read, read, type Told } from './read';
export { referees } from './referees';
export { skills } from './skills';
export { type Fact, type FactGroup, isUnanswered, rowTitle, summary } from './summary';
export { declarations, logistics, stay } from './visit';
export { filled, type Words } from './words';

/** Raised with every change of a question that is asked: a submitted application keeps those that it was asked by. */
export const questionsVersion = 1;
