import type { Person } from '../people/person';

/** The content of a device token: the person, and since when the device is known. */
export interface Device {
  personId: number;
  issuedAt: Date;
  /** Whether the person began here or typed a mailed code or a password: more than the pair of email and phone. */
  firstHand: boolean;
}

/** Whether the device is known as this person's, and became known after their devices were last ended. */
export function isDeviceOf(
  { id, devicesSinceAt }: Pick<Person, 'id' | 'devicesSinceAt'>,
  device: Device | undefined,
): boolean {
  if (device?.personId !== id) return false;
  return devicesSinceAt === null || device.issuedAt >= devicesSinceAt;
}

/**
 * Whether failures on the device are counted apart from those of strangers. A device on which only email and phone were
 * typed does not qualify, because many people may know this pair.
 */
export const isOwnersDevice = (
  person: Pick<Person, 'id' | 'devicesSinceAt'>,
  device: Device | undefined,
): boolean => device?.firstHand === true && isDeviceOf(person, device);
