export type { AnswerBody } from './answers';
export type { operations, paths } from './generated';
export { CONTRACT_VERSION } from './version';
