import { internshipSections } from '@portal/contract-svc-applications-v1/questions';
import { describer } from './describe';

export const describeField = describer(internshipSections);
