import { dayMs, monthsLater } from '../../src/application/retention/rules';
import type { ApplicationsUnderTest } from '../applications-under-test';
import { staffToken } from './applicant';

/** Retention rules for internships and others; everything else is kept for ever. */
export const wished = (intern: Record<string, number | null> = {}, others: object = {}) => ({
  programmes: [{ programme: 'intern', draft: null, approved: null, rejected: null, ...intern }],
  mails: null,
  devices: null,
  ...others,
});

/** Sets rules as an administrator does. */
export async function setRules(portal: ApplicationsUnderTest, body: object): Promise<void> {
  const { status } = await portal.call('updateRetentionRules', {
    token: await staffToken(portal, 'admin'),
    body,
  });
  if (status !== 200) throw new Error(`setting the rules answered ${status}`);
}

/** Makes an application look unchanged for this many months and two days. */
export async function untouched(portal: ApplicationsUnderTest, id: number, months: number): Promise<void> {
  const at = new Date(monthsLater(new Date(), -months).getTime() - 2 * dayMs);
  await portal.knex('applications').where({ id }).update({ updated_at: at });
  await portal.knex('documents').where({ application_id: id }).update({ created_at: at });
}
