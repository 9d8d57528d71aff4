export * from './actor';
export type * from './authenticator';
