import type { Stores } from '../../platform/stores';

export interface EndedAccess {
  /** How many sessions were ended. */
  ended: number;
  /** The position of the last revocation, as `endAllOf` of the sessions returns it. */
  position: number | undefined;
}

/**
 * Ends everything that opens something in a person's name, whoever holds it: sessions (also those of programs), access
 * tokens, links and codes in mails, known devices, and calendar addresses, through the time that other services receive
 * (`access_since`). The session `except` stays. Every change of an account's access uses this: a new or reset password,
 * another role, deactivation, sign-out by a colleague, a second factor that is turned on, off or reset, a removed
 * passkey, the rule that administrators need a second factor, erasing.
 *
 * Must run in a transaction that has locked the person.
 */
export async function endAccess(
  { people, sessions, accessTokens, resets, codes }: Stores,
  personId: number,
  { except, now }: { except?: string | undefined; now: Date },
): Promise<EndedAccess> {
  await resets.voidAllOf(personId, now);
  await codes.remove(personId);
  await accessTokens.endAllOf(personId, now);
  await people.update(personId, { devicesSinceAt: now }, now);
  const ended = await sessions.countLiveOf(personId, except, now);
  return { ended, position: await sessions.endAllOf(personId, except, now) };
}
