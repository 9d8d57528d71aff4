export * from './issuer';
