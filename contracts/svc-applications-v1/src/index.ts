export type { AnswerBody, RequestBody, RequestForm } from './answers';
export * from './calls';
export type { operations, paths } from './generated';
export * from './messages';
export * from './vocabulary';
