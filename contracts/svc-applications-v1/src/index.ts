export * from './messages';
export * from './vocabulary';
