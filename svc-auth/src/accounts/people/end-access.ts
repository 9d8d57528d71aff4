import type { Stores } from '../../platform/stores';

export interface EndedAccess {
  /** How many sessions were ended. */
  ended: number;
  /** The position of the last revocation, as `endAllOf` of the sessions returns it. */
  position: number | undefined;
}

/**
 * Ends all that opens something in a person's name, whoever holds it: sessions, of programs too, tokens for programs,
 * links and codes in mails, the set-up of a second factor that was not turned on, devices that are known, and, by the
 * time that other services receive (`access_since`), addresses of calendars. The session of `except` stays. Every way by which an account changes hands uses this: another
 * password, a reset, another role, deactivation, signing out by a colleague, a second factor that is turned on, off or
 * taken off, a passkey that is removed, the rule that administrators need one, erasing.
 *
 * Must run in a transaction that has locked the person.
 */
export async function endAccess(
  { people, sessions, accessTokens, resets, codes, emailChanges, factors }: Stores,
  personId: number,
  { except, now }: { except?: string | undefined; now: Date },
): Promise<EndedAccess> {
  await resets.voidAllOf(personId, now);
  await codes.remove(personId);
  await emailChanges.remove(personId);
  await factors.removeBegun(personId);
  await accessTokens.endAllOf(personId, now);
  await people.update(personId, { devicesSinceAt: now }, now);
  const ended = await sessions.countLiveOf(personId, except, now);
  return { ended, position: await sessions.endAllOf(personId, except, now) };
}
