import type { ServiceAnswer } from '@portal/service-kit/client';
import { type DomainError, Forbidden, NotFound, NotSignedIn, Unavailable } from '@portal/service-kit/errors';

/** Returns the error for the caller of this service when svc-applications refuses or fails. */
export function refusal({ status }: Pick<ServiceAnswer, 'status'>): DomainError {
  if (status === 401) return new NotSignedIn();
  if (status === 403) return new Forbidden();
  if (status === 404) return new NotFound();
  return new Unavailable(undefined, { cause: new Error(`svc-applications answered ${status}`) });
}
