export { createInternApi, type InternApi } from './intern-api';
export type { Progress } from './types';
