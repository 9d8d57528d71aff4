import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';

export const kindWords = 'We are glad to have you with us in June.';

/** The body of a decision. */
export const decision = ({ applicationId }: Pick<Applicant, 'applicationId'>, changes: object = {}) => ({
  application_id: applicationId,
  status: 'approved',
  message: kindWords,
  ...changes,
});

/** Grace, a member of staff, decides. */
export async function decideOn(
  portal: ApplicationsUnderTest,
  applicant: Pick<Applicant, 'applicationId'>,
  changes: object = {},
) {
  const token = await staffToken(portal, 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const answer = await portal.call('decideApplication', { token, body: decision(applicant, changes) });
  if (answer.status !== 200) throw new Error(`the decision answered ${answer.status}`);
  return answer.body;
}
