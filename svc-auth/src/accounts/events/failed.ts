import { TooMany } from '@portal/service-kit/errors';
import type { NewEvent } from '@portal/service-kit/events';
import { hashedNetwork } from '@portal/service-kit/events';
import { CodeNeeded, WrongCredentials, WrongCurrentPassword, WrongPair } from '../../platform/errors';
import { FactorNeeded } from '../../platform/factor-errors';
import type { Service } from '../../platform/service';
import { readIdentifier } from '../people/identifier';
import { WorkNeeded } from '../proof-of-work/guess';

const quarterMs = 15 * 60_000;

type FailedAttempt = Pick<NewEvent, 'actor' | 'subject' | 'address'>;

/**
 * Runs `work` and records its failure: a refusal as `<kind>_failed`, a reached limit as `<kind>_locked` (once for each
 * quarter of an hour, account and network), a required proof of work as `<kind>_slowed`. The error is thrown again.
 */
export async function recordFailure<T>(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  kind: string,
  about: () => Promise<FailedAttempt> | FailedAttempt,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const now = clock();
    if (isRefusal(error)) await stores.events.add({ kind: `${kind}_failed`, ...(await about()) }, now);
    else if (error instanceof WorkNeeded) await noteSlowed(kind, await about(), { stores, now });
    else if (error instanceof TooMany) {
      const attempt = await about();
      const quarter = Math.floor(now.getTime() / quarterMs);
      const onceKey = `${kind}_locked:${attempt.subject?.id ?? ''}:${hashedNetwork(attempt.address)}:${quarter}`;
      await stores.events.add({ kind: `${kind}_locked`, ...attempt, onceKey }, now);
    }
    throw error;
  }
}

/**
 * Records that guesses from a network now cost a proof of work, once each quarter of an hour. The event names no
 * account.
 */
async function noteSlowed(
  kind: string,
  { address }: FailedAttempt,
  { stores, now }: { stores: Service['stores']; now: Date },
): Promise<void> {
  const slowed = kind === 'second_step' ? 'sign_in_slowed' : `${kind}_slowed`;
  const onceKey = `${slowed}:${hashedNetwork(address)}:${Math.floor(now.getTime() / quarterMs)}`;
  await stores.events.add({ kind: slowed, ...(address !== undefined && { address }), onceKey }, now);
}

const isRefusal = (error: unknown): boolean =>
  [WrongCredentials, WrongPair, WrongCurrentPassword].some((refusal) => error instanceof refusal) ||
  // Without messages for the code field, the request for a code answers a right pair; with them, the code was wrong.
  ((error instanceof CodeNeeded || error instanceof FactorNeeded) && error.fields !== undefined);

/** Returns the account that somebody tried to open: the newest with this email address or number; none if unknown. */
export async function accountTried(
  { stores }: Pick<Service, 'stores'>,
  typed: string,
): Promise<FailedAttempt> {
  const identifier = readIdentifier(typed);
  const [person] =
    identifier.kind === 'phone'
      ? await stores.people.byPhone(identifier.stored, 1)
      : [await stores.people.byEmail(identifier.value)];
  return person ? { subject: { kind: 'person', id: person.id } } : {};
}
