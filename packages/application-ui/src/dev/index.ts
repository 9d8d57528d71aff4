export * from './fake-portal';
