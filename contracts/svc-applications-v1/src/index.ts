export type { AnswerBody, RequestBody, RequestForm } from './answers';
export * from './calls';
export type { operations, paths } from './generated';
export * from './messages';
export * from './messages-editing';
export * from './messages-secondary';
export * from './vocabulary';
export * from './vocabulary-requests';
export * from './vocabulary-staff';
