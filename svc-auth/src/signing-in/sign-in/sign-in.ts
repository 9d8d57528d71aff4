import { byPassword, failureBuckets } from '../../accounts/attempts/failures';
import type { Bucket } from '../../accounts/attempts/limits';
import { compareWithDecoy, passwordMatches } from '../../accounts/passwords/hashing';
import { ofPerson } from '../../accounts/people/event-of-person';
import { type Identifier, readIdentifier } from '../../accounts/people/identifier';
import { isStaff, type Person, passwordHasExpired } from '../../accounts/people/person';
import { takeAddress } from '../../accounts/people/take-address';
import type { Guess } from '../../accounts/proof-of-work/guess';
import { isDeviceOf, isOwnersDevice } from '../../accounts/sessions/device';
import { endSessions } from '../../accounts/sessions/end';
import { newSession, type Session } from '../../accounts/sessions/session';
import { WrongCredentials } from '../../platform/errors';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { scopeOf } from '../factors/rule';
import type { ProvenFactor } from './second-step';

export interface Credentials {
  identifier: string;
  password: string;
  /** True for the staff's sign-in, which accepts staff only; the applicants' sign-in accepts everyone. */
  staffOnly: boolean;
  address: string;
  /** The device token of an earlier sign-in. */
  device?: string | undefined;
  /** The guess that this request counts as in its network. */
  guess: Guess;
}

// Families share a phone number; up to this many accounts with it are tried.
const mostPerPhone = 5;
// The owner of an address and the newest other person with a mailed password, or the two newest without an owner. Each
// comparison makes every sign-in slower; people with other mailed passwords can use the link in their mail.
const mostPerEmail = 2;

/** An account that the credentials may open, with its failure counters; without a person if nobody is found. */
interface Account {
  person?: Person;
  buckets: Bucket[];
  /** Whether the device is known as the owner's: then the failures of the network do not matter. */
  knownDevice: boolean;
}

/**
 * Returns the person with these credentials.
 * @throws WrongCredentials, whether the account is unknown, not allowed here, or has another password
 * @throws TooMany when the account has failed too often; then even the right password fails, except on a device that is
 * known as the owner's
 * @throws WorkNeeded when the network has failed too often, for existing and unknown accounts alike; not on a known
 * device
 */
export async function checkCredentials(service: Service, credentials: Credentials): Promise<Person> {
  const { attempts, clock } = service;
  const { guess } = credentials;
  const identifier = readIdentifier(credentials.identifier);
  const accounts = await accountsOf(service, identifier, credentials);
  const everyBucket = accounts.flatMap(({ buckets }) => buckets);
  const spent = new Set((await attempts.spent(everyBucket)).map(({ id }) => id));
  const notSpent = accounts.filter(({ buckets }) => !buckets.some(({ id }) => spent.has(id)));
  if (notSpent.length === 0) await attempts.refuseWhenSpent(everyBucket);
  const { open, closed } = await openToThisNetwork(notSpent, guess);
  if (open.length === 0) throw await guess.refusal();

  const mayEnter = (person: Person) =>
    person.active && (isStaff(person) || !credentials.staffOnly) && !passwordHasExpired(person, clock());
  const comparisons = identifier.kind === 'phone' ? mostPerPhone : mostPerEmail;
  const tried = open.flatMap(({ person }) => person ?? []);
  const person = await firstWithPassword(tried, { mayEnter, password: credentials.password, comparisons });
  if (!person) {
    if (open.some(({ knownDevice }) => !knownDevice)) await guess.fail();
    const buckets = new Map(open.flatMap((account) => account.buckets.map((one) => [one.id, one])));
    await attempts.count([...buckets.values()]);
    if (closed.length > 0) throw await guess.refusal();
    throw new WrongCredentials();
  }
  // Other attempts may have failed meanwhile: a right guess beyond the limit must not learn that it was right.
  const account = open.find((one) => one.person === person);
  if (!account?.knownDevice) await guess.go();
  await attempts.refuseWhenSpent(account?.buckets ?? []);
  return person;
}

/** Without a proof of work in a network with too many failures, only accounts that know this device are open. */
async function openToThisNetwork(
  accounts: Account[],
  guess: Guess,
): Promise<{ open: Account[]; closed: Account[] }> {
  const strange = accounts.filter(({ knownDevice }) => !knownDevice);
  if (strange.length === 0 || (await guess.mayGo())) return { open: accounts, closed: [] };
  return { open: accounts.filter(({ knownDevice }) => knownDevice), closed: strange };
}

async function accountsOf(
  { stores, tokens, clock }: Service,
  identifier: Identifier,
  { address, device }: Credentials,
): Promise<Account[]> {
  const people = await find(stores, identifier, clock());
  const known = await tokens.deviceOf(device, clock());
  const nobody = { account: `${identifier.kind} ${identifier.value}`, address, knownDevice: false };
  if (people.length === 0) return [{ buckets: failureBuckets(byPassword, nobody), knownDevice: false }];
  return people.map((person) => {
    const knownDevice = isOwnersDevice(person, known);
    return { person, buckets: bucketsOf(person, address, knownDevice), knownDevice };
  });
}

const bucketsOf = ({ id }: Person, address: string, knownDevice: boolean): Bucket[] =>
  failureBuckets(byPassword, { account: `person ${id}`, address, knownDevice });

function find({ people }: Stores, identifier: Identifier, now: Date): Promise<Person[]> {
  return identifier.kind === 'phone'
    ? people.byPhone(identifier.stored, mostPerPhone)
    : people.byEmailToSignIn(identifier.value, mostPerEmail, now);
}

interface Comparing {
  mayEnter(person: Person): boolean;
  password: string;
  comparisons: number;
}

/** Always makes the same number of full comparisons, so that the time does not show which accounts exist. */
async function firstWithPassword(
  people: Person[],
  { mayEnter, password, comparisons }: Comparing,
): Promise<Person | undefined> {
  let found: Person | undefined;
  for (let place = 0; place < comparisons; place += 1) {
    const person = people[place];
    const matches = person?.passwordHash
      ? await passwordMatches(person.passwordHash, password)
      : await compareWithDecoy(password);
    if (person && matches && mayEnter(person)) found ??= person;
  }
  return found;
}

/**
 * Opens a session for a person whose password was just right; its scope is `password` after a printed password. Returns
 * the person as stored now: their role may have changed since the comparison, and the token gets the current role. The
 * first sign-in proves the mailbox to which the password was mailed.
 * @throws WrongCredentials when the password or the second factor was changed or the account closed in the meantime
 */
export async function openAccountSession(
  service: Service,
  person: Person,
  { words, token, factor }: { words: string | null; token: string | undefined; factor: ProvenFactor },
): Promise<{ session: Session; person: Person }> {
  const now = service.clock();
  const sameDevice = isDeviceOf(person, await service.tokens.deviceOf(token, now));
  let opened: { session: Session; person: Person } | undefined;
  await endSessions(service, async (stores) => {
    const ended = person.provenAt
      ? undefined
      : await takeAddress(stores, person, { by: 'password', sameDevice }, now);
    const current = await stores.people.lock(person.id);
    if (!current?.active || current.passwordHash !== person.passwordHash) throw new WrongCredentials();
    await refuseOtherFactor(stores, current, factor);
    const scope = await scopeOf(stores, current);
    const session = newSession(person.id, scope, null, now, words);
    // A mailed password that has been used no longer expires.
    await stores.people.update(person.id, { mailedPasswordExpiresAt: null, lastSignInAt: now }, now);
    await stores.sessions.insert(session);
    await stores.events.add({ kind: 'sign_in', ...ofPerson(current) }, now);
    opened = { session, person: current };
    return ended;
  });
  if (!opened) throw new WrongCredentials();
  return opened;
}

/** Refuses a sign-in whose proven factor was turned on, replaced or removed meanwhile. */
async function refuseOtherFactor({ factors }: Stores, person: Person, proven: ProvenFactor): Promise<void> {
  const since = isStaff(person) ? (await factors.of(person.id))?.confirmedAt : null;
  if (since?.getTime() !== proven?.getTime()) throw new WrongCredentials();
}

/** Forgets failed sign-ins, in this network and in all, after the owner of the mailbox has set a new password. */
export function forgetFailures(service: Service, person: Person, address: string): Promise<void> {
  const [strange, known] = [bucketsOf(person, address, false), bucketsOf(person, address, true)];
  return service.attempts.forget([...strange, ...known]);
}
