export * from './calls';
export type { paths } from './generated';
export * from './messages';
export * from './vocabulary';
