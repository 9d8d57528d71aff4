import { isUniqueViolation } from '@portal/service-kit/database';
import { EmailTaken } from './errors';

/** Runs a statement and says in our own words what the database refused. */
export async function translated<T>(statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    if (isUniqueViolation(error, 'people', ['email'])) throw new EmailTaken(error);
    throw error;
  }
}
