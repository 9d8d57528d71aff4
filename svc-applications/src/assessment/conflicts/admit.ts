import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Forbidden } from '@portal/service-kit/errors';
import type { Stores } from '../../platform';

/**
 * Refuses a member of staff who knows the applicant.
 * @throws Forbidden
 */
export async function admit(
  { conflicts }: Pick<Stores, 'conflicts'>,
  readerId: number,
  applicationId: number,
): Promise<void> {
  if (await conflicts.knows(readerId, applicationId))
    throw new Forbidden(t.knows, { extra: { knows_applicant: true } });
}
