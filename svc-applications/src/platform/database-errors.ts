import { isUniqueViolation } from '@portal/service-kit/database';
import { RequestPending } from '../decisions/requests/errors';
import { AlreadyApplied } from './errors';

/** Runs a statement and turns the database's refusals into errors of the domain. */
export async function translated<T>(statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    if (isUniqueViolation(error, 'applications', ['open_slot'])) throw new AlreadyApplied(error);
    if (isUniqueViolation(error, 'application_requests', ['pending_slot'])) throw new RequestPending(error);
    throw error;
  }
}
