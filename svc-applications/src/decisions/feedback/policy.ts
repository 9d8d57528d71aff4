import { NotFound } from '@portal/service-kit/errors';
import { type Application, isOpen } from '../../application';
import { can, type Holder } from '../../platform';
import { NotSubmitted, Withdrawn } from '../errors';

type Decidable = Pick<Application, 'status' | 'withdrawnAt'>;

/** Whether the application can be decided on; a decided one can be decided on again. */
export const isDecidable = (application: Decidable): boolean =>
  !isOpen(application) && application.withdrawnAt === null;

export const mayDecide = (actor: Holder, application: Decidable): boolean =>
  can(actor, 'decide') && isDecidable(application);

/**
 * Returns the application if this person may decide on it.
 * @throws NotFound
 * @throws NotSubmitted, Withdrawn
 */
export function authorizeDecision<A extends Application>(actor: Holder, application: A | undefined): A {
  if (!application || !can(actor, 'decide')) throw new NotFound();
  if (application.withdrawnAt) throw new Withdrawn();
  if (!mayDecide(actor, application)) throw new NotSubmitted();
  return application;
}
