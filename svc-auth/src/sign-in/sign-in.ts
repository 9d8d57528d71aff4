import { type Bucket, bucket, signInPerAccount, signInPerAddress } from '../attempts/limits';
import { networkOf } from '../attempts/network';
import { WrongCredentials } from '../errors';
import { compareWithDecoy, passwordMatches } from '../passwords/hashing';
import { type Identifier, readIdentifier } from '../people/identifier';
import { isStaff, type Person, passwordHasExpired } from '../people/person';
import type { Service } from '../service';
import { newSession, type Session } from '../sessions/session';
import type { Stores } from '../store';

export interface Credentials {
  identifier: string;
  password: string;
  /** The staff door opens to staff alone; the applicants' door opens to everyone. */
  staffOnly: boolean;
  address: string;
}

// Families share phones; each of them is tried, within reason.
const mostPerPhone = 5;

/**
 * Whose credentials these are.
 * @throws WrongCredentials, whether the account is unknown, not admitted here, or has another password.
 * @throws TooMany when the account or the address has failed too often; then even the right password fails.
 */
export async function checkCredentials(service: Service, credentials: Credentials): Promise<Person> {
  const { attempts, stores, clock } = service;
  const fromHere = bucket(signInPerAddress, networkOf(credentials.address));
  await attempts.refuseWhenSpent([fromHere]);

  const identifier = readIdentifier(credentials.identifier);
  const people = await find(stores, identifier);
  const accounts = people.length > 0 ? people.map(accountBucket) : [strangerBucket(identifier)];
  const spent = await attempts.spent(accounts);
  if (spent.length === accounts.length) await attempts.refuseWhenSpent(accounts);

  const tried = people.filter((person) => !spent.some(({ id }) => id === accountBucket(person).id));
  const mayEnter = (person: Person) =>
    person.active && (isStaff(person) || !credentials.staffOnly) && !passwordHasExpired(person, clock());
  const comparisons = identifier.kind === 'phone' ? mostPerPhone : 1;
  const person = await firstWithPassword(tried, { mayEnter, password: credentials.password, comparisons });
  if (!person) {
    await attempts.count([fromHere, ...accounts.filter((account) => !spent.includes(account))]);
    throw new WrongCredentials();
  }
  // Others may have failed meanwhile: a guess that was right too late learns nothing.
  await attempts.refuseWhenSpent([fromHere, accountBucket(person)]);
  return person;
}

async function find(stores: Stores, identifier: Identifier): Promise<Person[]> {
  if (identifier.kind === 'phone') return stores.people.byPhone(identifier.value, mostPerPhone);
  const person = await stores.people.byEmail(identifier.value);
  return person ? [person] : [];
}

function accountBucket(person: Person): Bucket {
  return bucket(signInPerAccount, `person ${person.id}`);
}

/** Unknown accounts are limited like known ones, or the limit would tell which are known. */
function strangerBucket(identifier: Identifier): Bucket {
  return bucket(signInPerAccount, `${identifier.kind} ${identifier.value}`);
}

interface Comparing {
  mayEnter(person: Person): boolean;
  password: string;
  comparisons: number;
}

/** Compares so many times in full, whoever is found and whoever may enter: the time tells nothing. */
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
 * Opens the account session of someone whose password was just right; answers them as they are now. Their role may
 * have changed since the password was compared: who is told here is whose rights the token gets.
 * @throws WrongCredentials when the password was changed or the account closed in the meantime.
 */
export async function openAccountSession(
  service: Service,
  person: Person,
): Promise<{ session: Session; person: Person }> {
  const now = service.clock();
  const session = newSession(person.id, 'account', null, now);
  const current = await service.stores.together(async (stores) => {
    const current = await stores.people.lock(person.id);
    if (!current?.active || current.passwordHash !== person.passwordHash) throw new WrongCredentials();
    // A mailed password that has been used does not run out any more.
    await stores.people.update(person.id, { mailedPasswordExpiresAt: null, lastSignInAt: now }, now);
    await stores.sessions.insert(session);
    return current;
  });
  return { session, person: current };
}

/** Failures are forgotten when the owner of the mailbox has set a new password. */
export function forgetFailures(service: Service, person: Person): Promise<void> {
  return service.attempts.forget([accountBucket(person)]);
}
