export { type DescribedError, describeError } from './describe-error';
export * from './logger';
