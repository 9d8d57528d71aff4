/** Everything that other modules may use from this one. */
export { askReferee } from './ask-mail';
export { askingReferees } from './asking';
export { lettersInWizard, lettersInWizardAnswer, withLetterStates } from './in-wizard';
export { withAskedLetters } from './lacking';
export {
  initialRules,
  isAwaited,
  type LetterRequest,
  type LetterRules,
  type RequestState,
  remindableAt,
  stateOf,
} from './letter-request';
export { type LetterStatus, letterStatus, letterStatusOf } from './letter-status';
export { readLetterScript } from './page/script';
export { presentOwnAsked } from './presenter';
export { keepLetters } from './references/keep-letters';
export { finishReferees } from './references/letters-needed';
