export { serviceCalls } from './calls';
export type { Owner } from './registration';
export { createServiceRegistry, type ServiceRegistry } from './registry';
