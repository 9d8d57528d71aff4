import { identityUpload, valuesAnd, visitDocumentTypes, type visitSteps } from '../vocabulary';
import type { FurtherWords, HomeCard, Programme, StaffWords } from './programme';

export const visit = {
  key: 'visitor',
  prefix: 'VIS',
  label: 'Visit',
  one: 'a visit',
  steps: 8 satisfies (typeof visitSteps)['length'],
} as const satisfies Programme;

/** The path of its wizard. */
export const visitPath = '/application/visitors';

export const visitCard: HomeCard = {
  name: 'Visitor',
  several: 'Visits',
  text: 'A short visit, alone or with your institution, to see how care at home works.',
  facts: [
    '8 short steps, about 30 minutes',
    'CV or bio, passport or national ID, letter for institutions (PDF)',
    'Visitors cover their own costs',
  ],
  needs: [
    'To be 18 or older',
    'Your CV or professional bio, signed',
    'Your national ID or passport, as a PDF or a picture',
    'For a visit with your institution: its letter of support',
    'The dates you would like to come',
    'The ID or passport for step 2, the rest for step 6: PDFs or photos, each smaller than 5MB',
  ],
};

/** The kinds of documents that can be stored from the dashboards. */
export const visitUploads = /* @__PURE__ */ valuesAnd(visitDocumentTypes, identityUpload);

export const visitForStaff: StaffWords = {
  applicant: 'Visitor',
  applicants: 'visitors',
  picture: 'person',
  list: 'Visitor Applications',
  listPath: '/admin/visitor-applications',
  review: 'Visitor Application Review',
  nobody: 'Visitor Name',
};

export const furtherVisit: FurtherWords = {
  asks: ['Where you come from and your position', 'Why you want to come', 'When you want to come'],
};

/** What happens until the decision, as the confirmation mail says. */
export const afterVisit =
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.';
