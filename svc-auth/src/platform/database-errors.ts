import { isUniqueViolation } from '@portal/service-kit/database';
import { EmailTaken, PairTaken } from './errors';
import { RoleNameTaken } from './role-errors';

/** Runs a statement and turns the database's errors into domain errors. */
export async function translated<T>(statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    if (isUniqueViolation(error, 'people', ['proven_email'])) throw new EmailTaken(error);
    if (isUniqueViolation(error, 'people', ['pair_key'])) throw new PairTaken(error);
    if (isUniqueViolation(error, 'staff_roles', ['name_key'])) throw new RoleNameTaken(error);
    throw error;
  }
}
