export { default as AskInStep } from './ask-in-step';
export { default as LettersPanel } from './letters-panel';
