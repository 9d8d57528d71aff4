export type { AnswerBody } from './answers';
export * from './calls';
export type { operations, paths } from './generated';
