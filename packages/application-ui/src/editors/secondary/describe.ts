import { furtherInternship, furtherVisit } from '@portal/contract-svc-applications-v1/questions';
import { describer } from '../../base/form/describe';

/** Describes the answers of a further application in words, for showing two copies beside each other. */
export const describeSecondaryIntern = describer([furtherInternship]);
export const describeSecondaryVisitor = describer([furtherVisit]);
