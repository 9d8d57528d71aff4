export * from './service-client';
