import { bucket, resumeCodeMails } from '../../accounts/attempts/limits';
import type { Person } from '../../accounts/people/person';
import { CodeGone, CodeNeeded, WrongCode } from '../../platform/errors';
import type { Service } from '../../platform/service';
import { hashOfCode, isSameHash, newCode } from './code';

/** The kind of outbox work that mails a code. */
export const codeMailKind = 'resume-code';

export interface CodeMailPayload {
  person_id: number;
}

const codeGoodForMs = 10 * 60_000;
const mostTries = 5;

/**
 * Accepts the code of the latest mail; without a typed code, mails one.
 * @throws CodeNeeded, WrongCode, CodeGone after a new code was mailed.
 * @throws TooMany from the sixth mail within an hour
 */
export async function passByCode(service: Service, person: Person, typed: string | undefined): Promise<void> {
  if (typed === undefined) {
    await sendCode(service, person);
    throw new CodeNeeded();
  }
  const outcome = await tryCode(service, person.id, typed);
  if (outcome === 'right') return;
  if (outcome === 'wrong') throw new WrongCode();
  await sendCode(service, person);
  throw new CodeGone();
}

/** Counts the try before comparing, so that parallel guesses count as well. */
async function tryCode(
  { stores, clock, codeSecret }: Service,
  personId: number,
  typed: string,
): Promise<'right' | 'wrong' | 'gone'> {
  const given = hashOfCode(codeSecret, personId, typed);
  return stores.transaction(async ({ codes }) => {
    const expected = await codes.try(personId, mostTries, clock());
    if (expected === undefined) return 'gone';
    if (!isSameHash(expected, given)) return 'wrong';
    return (await codes.use(personId, expected)) ? 'right' : 'gone';
  });
}

async function sendCode({ attempts, stores, deliverSoon }: Service, { id }: Person): Promise<void> {
  await attempts.count([bucket(resumeCodeMails, String(id))]);
  const payload: CodeMailPayload = { person_id: id };
  deliverSoon(await stores.enqueue(codeMailKind, payload));
}

export interface CodeOffer {
  person: Person;
  code: string;
}

/** Makes the code when its mail is sent; it replaces an earlier code. */
export async function offerCode(service: Service, personId: number): Promise<CodeOffer | undefined> {
  const { stores, clock, codeSecret } = service;
  const person = await stores.people.byId(personId);
  if (!person?.active) return undefined;
  const code = newCode();
  const expiresAt = new Date(clock().getTime() + codeGoodForMs);
  await stores.codes.put(personId, hashOfCode(codeSecret, personId, code), expiresAt);
  return { person, code };
}
