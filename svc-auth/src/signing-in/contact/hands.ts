import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { Forbidden, NotFound } from '@portal/service-kit/errors';
import { isStaff, type Person } from '../../accounts/people/person';
import { isOwnersDevice } from '../../accounts/sessions/device';
import type { Service } from '../../platform/service';

/** Who sends the correction of an email address or a phone number. */
export interface Hands {
  /** The session of the request; it stays open. */
  session: string;
  /** Whether the session was opened by password. */
  by_password: boolean;
  /** The device token of an earlier sign-in. */
  device?: string;
}

/**
 * Returns the applicant if the request is first-hand, which means more than the pair of email and phone, which others
 * may know: from a session by password, or from a device on which the person began, or typed a mailed code or a
 * password.
 * @throws NotFound, Forbidden
 */
export async function inFirstHands(
  { stores, tokens, clock }: Pick<Service, 'stores' | 'tokens' | 'clock'>,
  personId: number,
  { by_password, device }: Hands,
): Promise<Person> {
  const person = await stores.people.byId(personId);
  if (!person?.active || isStaff(person)) throw new NotFound();
  if (by_password) return person;
  const known = await tokens.deviceOf(device, clock());
  if (!isOwnersDevice(person, known)) throw new Forbidden(identifyingMessages.otherDevice);
  return person;
}
