export { DiscardQuestion, type DiscardQuestionProps } from './discard-question';
export { discardWords } from './words';
