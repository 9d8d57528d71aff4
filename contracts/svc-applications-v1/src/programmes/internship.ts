import { documentTypes, identityUpload, type internshipSteps, valuesAnd } from '../vocabulary';
import type { FurtherWords, HomeCard, Programme, StaffWords } from './programme';

export const internship = {
  key: 'intern',
  prefix: 'INT',
  label: 'Internship',
  one: 'an internship',
  steps: 12 satisfies (typeof internshipSteps)['length'],
} as const satisfies Programme;

/** The path of its wizard. */
export const internshipPath = '/application/interns';

export const internshipCard: HomeCard = {
  name: 'Internship',
  several: 'Internships',
  text: 'On site at our offices, with field activities. For students and young professionals, 18 or older.',
  facts: [
    '12 short steps, about 40 minutes',
    'CV, cover letter, transcript, criminal record, 2 references (PDF)',
    'Unpaid; dates are flexible',
  ],
  needs: [
    'To be enrolled in an undergraduate programme or higher, and 18 or older',
    'Your CV, signed',
    'A cover letter',
    'Your academic transcript, or a proof of enrolment',
    'A valid criminal record',
    'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead',
    'A character reference letter from your community',
    'The letters for steps 9 and 10, the rest for step 11: PDFs or photos, each smaller than 5MB',
  ],
};

/** The kinds of documents that can be stored from the dashboards. */
export const internshipUploads = /* @__PURE__ */ valuesAnd(
  documentTypes,
  identityUpload,
  'letter',
  'academic_reference',
  'community_reference',
);

export const internshipForStaff: StaffWords = {
  applicant: 'Intern',
  applicants: 'interns',
  picture: 'cap',
  list: 'Intern Applications',
  listPath: '/admin/intern-applications',
  review: 'Intern Application Review',
  nobody: 'Intern Name',
};

export const furtherInternship: FurtherWords = {
  asks: [
    'Your interests and why you want to come',
    'When you could come',
    'Two people who know you: one from your studies, one from your community',
  ],
};

/** What happens until the decision, as the confirmation mail says. */
export const afterInternship =
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission. We will write to you as soon as there is a decision; there is nothing you need to do until then.';
