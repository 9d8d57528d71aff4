export * from './groups';
export * from './parse-env';
export * from './start-failure';
