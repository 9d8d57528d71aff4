export { blank, blankRow, typed } from './blank';
export { answersIn } from './in-review';
export { isDay, isEmail, phoneDigits } from './kinds';
export { problemsOnPage } from './on-page';
export { countProblem, type Problems, problems } from './problems';
export type { Answers, Leaf, Question, Questions, RowIn, Rows, Section, Typed, TypedIn } from './question';
export { section } from './question';
export { type Circumstances, isAsked, type Place, read, type Told } from './read';
export { skills } from './skills';
export {
  dayInWords,
  type Fact,
  type FactGroup,
  inWords,
  isUnanswered,
  rowTitle,
  summary,
  termOf,
} from './summary';
export { filled, type Words } from './words';
