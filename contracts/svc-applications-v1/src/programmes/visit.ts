import { identityUpload, valuesOf, visitDocumentTypes, type visitSteps } from '../vocabulary';
import type { FurtherWords, Programme, StaffWords } from './programme';

export const visit = {
  key: 'visitor',
  prefix: 'VIS',
  label: 'Visit',
  one: 'a visit',
  steps: 8 satisfies (typeof visitSteps)['length'],
} as const satisfies Programme;

/** Where its wizard is. */
export const visitPath = '/application/visitors';

/** What can be stored with it from the dashboards. */
export const visitUploads: readonly string[] = [...valuesOf(visitDocumentTypes), identityUpload];

export const visitForStaff: StaffWords = {
  applicant: 'Visitor',
  list: 'Visitor Applications',
  listPath: '/admin/visitor-applications',
  review: 'Visitor Application Review',
  nobody: 'Visitor Name',
};

export const furtherVisit: FurtherWords = {
  asks: ['Where you come from and your position', 'Why you want to come', 'When you want to come'],
};

/** What happens until there is a decision, as the mail says that confirms a submission. */
export const afterVisit =
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.';
