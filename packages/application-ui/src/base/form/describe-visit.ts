import { stay, visitSections } from '@portal/contract-svc-applications-v1/questions';
import { describer } from './describe';

export const describeVisitField = describer([...visitSections, stay]);
