export * from './groups';
export * from './parse-env';
