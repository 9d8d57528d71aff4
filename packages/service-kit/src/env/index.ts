export { originSecretOf, readCredentials, type ServiceCredentials } from './credentials';
export * from './groups';
export * from './parse-env';
export * from './start-failure';
