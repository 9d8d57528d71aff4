import type { FormLimits } from '@portal/contract-svc-applications-v1';
import { motivation as asked } from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { plainSection, type Section } from './section';

export const motivation = (limits: () => FormLimits): Section =>
  plainSection('Stores the areas of interest and the personal statement', schemasOf(asked.ask, { limits }));
