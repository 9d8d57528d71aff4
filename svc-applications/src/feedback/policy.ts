import { NotFound } from '@portal/service-kit/errors';
import { type Application, isOpen } from '../applications/application';
import { type Asker, isStaff } from '../applications/policy';
import { NotSubmitted } from './errors';

/** All staff decide, and again when they must; on what has been submitted. */
export const mayDecide = (asker: Pick<Asker, 'role'>, application: Pick<Application, 'status'>): boolean =>
  isStaff(asker) && !isOpen(application);

/**
 * The application, if this person may decide on it.
 * @throws NotFound
 * @throws NotSubmitted
 */
export function authorizeDecision<A extends Application>(
  asker: Pick<Asker, 'role'>,
  application: A | undefined,
): A {
  if (!application || !isStaff(asker)) throw new NotFound();
  if (!mayDecide(asker, application)) throw new NotSubmitted();
  return application;
}
