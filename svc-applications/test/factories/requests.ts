import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';
import { buildSubmitted } from './sections';
import { buildSubmittedVisit } from './visits';

export const reason = 'I have finished my studies and would like to come back.';
const dayMs = 24 * 3_600_000;

/** Decides on a submitted application, and dates its submission back by this many days. */
export async function settle(
  { knex }: ApplicationsUnderTest,
  id: number,
  { days = 365, status = 'approved' }: { days?: number; status?: string } = {},
): Promise<void> {
  const submitted_at = new Date(Date.now() - days * dayMs);
  await knex('applications').where({ id }).update({ status, submitted_at });
}

/** A person whose internship or visit was decided a year ago. */
export async function buildSettled(
  portal: ApplicationsUnderTest,
  type: 'intern' | 'visitor' = 'intern',
): Promise<Applicant> {
  const applicant = await (type === 'intern' ? buildSubmitted(portal) : buildSubmittedVisit(portal));
  await settle(portal, applicant.applicationId);
  return applicant;
}

/** Requests another application, with the password's session. */
export async function ask(portal: ApplicationsUnderTest, applicant: Applicant, changes: object = {}) {
  const body = { original_application_id: applicant.applicationId, reason, ...changes };
  return portal.call('requestAnotherApplication', { token: await applicant.accountToken(), body });
}

/** A person with a pending request, and the request's id. */
export async function buildAsked(portal: ApplicationsUnderTest, type: 'intern' | 'visitor' = 'intern') {
  const applicant = await buildSettled(portal, type);
  const { status, body } = await ask(portal, applicant);
  if (status !== 201) throw new Error(`requestAnotherApplication answered ${status}: ${body.message}`);
  return { applicant, requestId: body.request.id };
}

/** An administrator decides on a request. */
export async function decideRequest(
  portal: ApplicationsUnderTest,
  operation: 'approveRequest' | 'rejectRequest',
  id: number,
  body: object = {},
) {
  return portal.call(operation, { token: await staffToken(portal), params: { id }, body });
}

/** A person whose request was approved, with the draft that it began. */
export async function buildApproved(portal: ApplicationsUnderTest, type: 'intern' | 'visitor' = 'intern') {
  const { applicant, requestId } = await buildAsked(portal, type);
  const { status, body } = await decideRequest(portal, 'approveRequest', requestId);
  if (status !== 200) throw new Error(`approveRequest answered ${status}: ${body.message}`);
  return { applicant, requestId, draftId: (body as { application: { id: number } }).application.id };
}
