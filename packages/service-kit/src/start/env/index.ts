export * from '../../base/parse-env';
export { originSecretOf, readCredentials, type ServiceCredentials } from './credentials';
export * from './groups';
export * from './start-failure';
