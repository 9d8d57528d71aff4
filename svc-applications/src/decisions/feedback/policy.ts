import { NotFound } from '@portal/service-kit/errors';
import { type Application, isOpen } from '../../application';
import { type Asker, can } from '../../platform';
import { NotSubmitted, Withdrawn } from './errors';

/** All staff decide on submitted applications, repeatedly where they must. */
export const mayDecide = (
  asker: Pick<Asker, 'role'>,
  application: Pick<Application, 'status' | 'withdrawnAt'>,
): boolean => can(asker, 'decide') && !isOpen(application) && application.withdrawnAt === null;

/**
 * The application, if this person may decide on it.
 * @throws NotFound
 * @throws NotSubmitted, Withdrawn
 */
export function authorizeDecision<A extends Application>(
  asker: Pick<Asker, 'role'>,
  application: A | undefined,
): A {
  if (!application || !can(asker, 'decide')) throw new NotFound();
  if (application.withdrawnAt) throw new Withdrawn();
  if (!mayDecide(asker, application)) throw new NotSubmitted();
  return application;
}
