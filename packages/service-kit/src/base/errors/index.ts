export * from './domain-error';
export * from './ready-errors';
