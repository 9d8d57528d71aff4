import type { Person } from '../people/person';

/** The content of a device token: whose device it is, and since when it is known. */
export interface Device {
  personId: number;
  issuedAt: Date;
  /** Whether whoever uses it began here, typed a mailed code or a password: more than the pair of email and phone. */
  firstHand: boolean;
}

/** Whether the device is known as this person's: theirs, and not from before their mailbox was proven anew. */
export function isDeviceOf(
  { id, devicesSinceAt }: Pick<Person, 'id' | 'devicesSinceAt'>,
  device: Device | undefined,
): boolean {
  if (device?.personId !== id) return false;
  return devicesSinceAt === null || device.issuedAt >= devicesSinceAt;
}

/**
 * Whether failures on the device count apart from those of strangers: whoever knows email and phone alone, which are
 * known to many, has no device that the password of the account knows.
 */
export const isOwnersDevice = (
  person: Pick<Person, 'id' | 'devicesSinceAt'>,
  device: Device | undefined,
): boolean => device?.firstHand === true && isDeviceOf(person, device);
