import {
  referenceOf,
  type SameReason,
  type SameVerdict,
  samePersonMessages as t,
} from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { type Application, authorize, type WholeApplication } from '../../application';
import { type Actor, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { deriveConflicts } from '../conflicts/derive';
import { lockGroup } from '../conflicts/lock-group';
import { reasonsFor } from './hints';
import type { Beside, Verdict } from './store';

export interface SamePersonEntry {
  application: Beside;
  /** Whether it has the same account as the application that was asked about. */
  sameAccount: boolean;
  /** The verdict of staff on exactly these two applications. */
  verdict: Verdict | undefined;
  reasons: SameReason[];
}

export interface SamePerson {
  /** Applications of the same person: of the same account, or marked so by staff, directly or through others. */
  together: SamePersonEntry[];
  /** Applications that may be of the same person; those with most reasons first. */
  hints: SamePersonEntry[];
  /** Applications that staff marked as of another person. */
  different: SamePersonEntry[];
}

const mostHints = 20;

/**
 * Other applications that the person of this application sent or may have sent.
 * @throws NotFound
 */
export async function samePersonOf(
  { stores }: Pick<Service, 'stores'>,
  actor: Actor,
  id: number,
): Promise<SamePerson> {
  const { samePerson } = stores;
  const mine = besideOthers(authorize(actor, 'read', await stores.applications.find({ id })));
  const [group, alike, withFile] = await Promise.all([
    samePerson.together(id),
    samePerson.alike(mine.traits),
    samePerson.withFileOf(id),
  ]);
  const verdicts = await samePerson.verdicts(group);
  const apart = verdicts.filter(({ verdict }) => verdict === 'different').flatMap(({ pair }) => pair);
  const found = await samePerson.beside([...new Set([...group, ...alike, ...withFile, ...apart])]);
  const others = found
    .filter((one) => one.id !== id)
    .map((one) => entryOf(one, { mine, verdicts, withFile }));
  const isOfGroup = ({ application }: SamePersonEntry) => group.includes(application.id);
  const isApart = ({ application }: SamePersonEntry) => apart.includes(application.id);
  return {
    together: others.filter(isOfGroup).sort(byAge),
    hints: others
      .filter((one) => !isOfGroup(one) && !isApart(one) && one.reasons.length > 0)
      .sort((one, other) => other.reasons.length - one.reasons.length || byAge(one, other))
      .slice(0, mostHints),
    different: others.filter((one) => !isOfGroup(one) && isApart(one)).sort(byAge),
  };
}

/** The facts of an application for comparison with others. */
function besideOthers({ identity, ...application }: WholeApplication): Beside {
  const { fullName: name, email, phoneNumber: phone, dateOfBirth } = identity;
  return { ...application, traits: { name, email, phone, dateOfBirth } };
}

const byAge = (one: SamePersonEntry, other: SamePersonEntry): number =>
  other.application.id - one.application.id;

interface Compared {
  mine: Beside;
  verdicts: readonly Verdict[];
  withFile: readonly number[];
}

const entryOf = (application: Beside, { mine, verdicts, withFile }: Compared): SamePersonEntry => ({
  application,
  sameAccount: application.personId === mine.personId,
  verdict: verdicts.find(({ pair }) => pair.includes(mine.id) && pair.includes(application.id)),
  reasons: reasonsFor(mine.traits, application.traits, withFile.includes(application.id)),
});

/**
 * Stores the verdict of staff on two applications, and records it in the history of both. Nothing else changes, so
 * taking the verdict back separates them again.
 * @throws NotFound
 * @throws Conflict for an application and itself, or for two of one account
 */
export function judgePair(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  { id, otherId, verdict }: { id: number; otherId: number; verdict: SameVerdict },
): Promise<void> {
  if (id === otherId) throw new Conflict(t.itself);
  const pair: [number, number] = [Math.min(id, otherId), Math.max(id, otherId)];
  return stores.transaction(async (trx) => {
    const [one, other] = [await locked(trx, actor, pair[0]), await locked(trx, actor, pair[1])];
    if (one.personId === other.personId) throw new Conflict(t.sameAccount);
    const group = await lockGroup(trx, pair);
    const before = (await trx.samePerson.verdicts([id])).find(
      ({ pair: [a, b] }) => a === pair[0] && b === pair[1],
    );
    if ((before?.verdict ?? 'unsaid') === verdict) return;
    const now = clock();
    if (verdict === 'unsaid') await trx.samePerson.unsay(pair);
    else {
      const recordedBy = { id: actor.personId, name: nameOf(actor) };
      await trx.samePerson.apply({ pair, verdict, recordedBy, recordedAt: now });
    }
    await deriveConflicts(trx, group, now);
    for (const [about, beside] of [
      [one, other],
      [other, one],
    ] as const) {
      const details = { same_person: verdict, other: referenceOf(beside.type, beside.id) };
      await recordAct(trx, { actor, action: 'edited', applicationId: about.id, details }, now);
    }
  });
}

const locked = async (trx: Stores, actor: Actor, id: number): Promise<Application> =>
  authorize(actor, 'read', await trx.applications.lock({ id }));
