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
 * Tries `work`; a failure of the person's making is recorded as `<kind>_failed`, a limit that is reached as
 * `<kind>_locked`, once for each quarter of an hour, account and network, and a network whose guesses cost work as
 * `<kind>_slowed`. The failure is thrown on.
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

/** A network whose guesses cost a proof of work from now on, once for each quarter of an hour: it is of nobody. */
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
  // A request for a code is an answer to a right pair; with words for the field the code was wrong.
  ((error instanceof CodeNeeded || error instanceof FactorNeeded) && error.fields !== undefined);

/** The account that somebody tried to open: the newest with this email address or number; none for a stranger. */
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
