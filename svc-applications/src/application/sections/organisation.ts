import { organisation as asked } from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { plainSection } from './section';

export const organisation = plainSection('Where a visitor works, and as what', schemasOf(asked.ask));
