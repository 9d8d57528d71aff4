import type { ApplicationsUnderTest } from '../applications-under-test';
import type { Applicant } from './applicant';
import { buildSubmitted } from './sections';
import { buildSubmittedVisit } from './visits';

/** Answers to all questions in the form of a further internship. */
export const internshipAnswers = {
  interests: [
    { area: 'Education', other: '' },
    { area: 'Other', other: 'Music therapy' },
  ],
  personal_statement: 'I learned much last year and would like to go on with the families.',
  periods: [{ start_date: '2097-06-07', end_date: '2097-08-27', hours_available: '20' }],
  references: [
    { type: 'academic', full_name: 'Dr Jean Bosco', email: 'Jean.Bosco@example.org', institution: 'UR' },
    { type: 'community', full_name: 'Grace Mutesi', email: 'grace@example.org', phone: '' },
  ],
};

/** Answers to all questions in the form of a further visit. */
export const visitAnswers = {
  institution_name: 'Nairobi Hospice',
  institution_position: 'Head nurse',
  purpose: 'observation',
  visit_start_date: '2097-05-03',
  visit_end_date: '2097-05-14',
  accommodation_needed: 'yes',
};

export type Submission = 'submitFurtherInternship' | 'submitFurtherVisit';

/** Submits a draft from the dashboard. */
export async function handIn(
  portal: ApplicationsUnderTest,
  applicant: Applicant,
  operation: Submission,
  application_id: number,
  changes: object = {},
  version?: number,
) {
  const form_data = {
    ...(operation === 'submitFurtherInternship' ? internshipAnswers : visitAnswers),
    ...changes,
  };
  const body = { application_id, form_data, version };
  return portal.call(operation, { token: await applicant.accountToken(), body });
}

export async function createSecondary(portal: ApplicationsUnderTest, applicant: Applicant, type: unknown) {
  return portal.call('createFurtherApplication', { token: await applicant.accountToken(), body: { type } });
}

/** A person who has begun an application of the other programme; `type` is the programme of the draft. */
export async function buildSecondary(portal: ApplicationsUnderTest, type: 'intern' | 'visitor') {
  const applicant = await (type === 'visitor' ? buildSubmitted(portal) : buildSubmittedVisit(portal));
  const { status, body } = await createSecondary(portal, applicant, type);
  if (status !== 201) throw new Error(`createFurtherApplication answered ${status}: ${body.message}`);
  return { applicant, draftId: body.application.id };
}
