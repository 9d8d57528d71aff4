import { randomBytes } from 'node:crypto';
import { hash as cheapHash } from '@node-rs/argon2';
import type { Person } from '../src/accounts/people/person';
import type { NewPerson } from '../src/accounts/people/store';
import type { AuthUnderTest } from './auth-under-test';

export const goodPassword = 'Amahoro1';
// Shared hash, because real hashing would take most of the time of these tests; hashing.test.ts covers it.
let hash: Promise<string> | undefined;

/**
 * A new person with an own password (`goodPassword`); an applicant for an internship unless `changes` override it.
 */
export async function buildPerson(auth: AuthUnderTest, changes: Partial<NewPerson> = {}): Promise<Person> {
  hash ??= cheapHash(goodPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  const { people } = auth.service.stores;
  const id = await people.insert(
    {
      email: `${randomBytes(6).toString('hex')}@example.org`,
      phone: randomPhone(),
      name: 'Amina Uwase',
      role: 'intern',
      passwordHash: await hash,
      passwordState: 'own',
      ...changes,
    },
    auth.service.clock(),
  );
  const person = await people.byId(id);
  if (!person) throw new Error('the person was not stored');
  return person;
}

/** A person who has begun an application and has no password yet. */
export function buildApplicant(auth: AuthUnderTest, changes: Partial<NewPerson> = {}): Promise<Person> {
  return buildPerson(auth, { passwordHash: undefined, passwordState: 'none', ...changes });
}

export function randomPhone(): string {
  return `250${(randomBytes(6).readUIntBE(0, 6) % 1_000_000_000).toString().padStart(9, '0')}`;
}

/** A network address that no other test uses. */
export function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

/** Signs in at the applicants' sign-in and returns the token. */
export async function tokenOf(auth: AuthUnderTest, person: Person, password = goodPassword): Promise<string> {
  const body = { email_or_phone: person.email, password };
  const answer = await auth.call('POST', '/api/login', { body, address: randomAddress() });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return answer.body.token as string;
}

/** The token of a person who signed in by the wizard, for one application. */
export async function wizardTokenOf(
  auth: AuthUnderTest,
  person: Person,
  applicationId = 31,
): Promise<string> {
  const body = { person_id: person.id, role: 'intern', application_id: applicationId };
  const answer = await auth.internal('POST', '/internal/wizard/token', { body });
  return answer.body.token as string;
}
