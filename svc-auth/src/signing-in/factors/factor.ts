import { FACTOR_SCOPE } from '@portal/service-kit/auth';
import { Invalid, NotFound } from '@portal/service-kit/errors';
import { type Bucket, bucket, passwordChangePerAccount } from '../../accounts/attempts/limits';
import type { AccountChange } from '../../accounts/changes/kinds';
import { mailChange } from '../../accounts/changes/mail-change';
import { compareWithDecoy, passwordMatches } from '../../accounts/passwords/hashing';
import { endAccess } from '../../accounts/people/end-access';
import { ofPerson } from '../../accounts/people/event-of-person';
import type { Person } from '../../accounts/people/person';
import { endSessions } from '../../accounts/sessions/end';
import { newSession, type Session } from '../../accounts/sessions/session';
import { SessionOver } from '../../platform/errors';
import { FactorOff, FactorOn, NoFactorKey, wrongCode } from '../../platform/factor-errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { takeCode } from './codes';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes';
import { refuseTurningOff } from './rule';
import { hashOf, seal, unseal } from './secret-box';
import type { Factor } from './store';
import { addressOf, newSecret, stepOf } from './totp';

/** For so long a set-up waits for its first code. */
const setUpGoodForMs = 15 * 60_000;

/** Codes that are tried within a session: counted before the look, as at the sign-in, and forgotten after a right one. */
const triesOf = (personId: number): Bucket[] => [bucket(passwordChangePerAccount, `factor ${personId}`)];

/** A set-up that waits for the first code. */
export interface BegunFactor {
  /** The secret in base32, for typing. */
  secret: string;
  /** The otpauth address, for the QR code. */
  address: string;
}

interface FactorOwner {
  personId: number;
  sessionId: string;
  scope: string;
}

export interface ConfirmedFactor {
  /** The recovery codes, which are shown only this once. */
  recoveryCodes: string[];
  /** The full session that replaces a session which could only set up the factor. */
  opened?: { session: Session; person: Person };
}

/** @throws Invalid for the password, and TooMany after ten wrong ones within a quarter of an hour */
export async function checkOwnPassword(
  service: Service,
  personId: number,
  password: string,
): Promise<Person> {
  const { attempts, stores } = service;
  const account = bucket(passwordChangePerAccount, String(personId));
  await attempts.refuseWhenSpent([account]);
  const person = await stores.people.byId(personId);
  if (!person?.active) throw new SessionOver();
  const matches = person.passwordHash
    ? await passwordMatches(person.passwordHash, password)
    : await compareWithDecoy(password);
  if (!matches) {
    await attempts.count([account]);
    throw new Invalid({ password: [message('passwordWrong')] });
  }
  await attempts.refuseWhenSpent([account]);
  return person;
}

/** Begins to set up an app. @throws FactorOn, NoFactorKey */
export async function beginFactor(service: Service, person: Person): Promise<BegunFactor> {
  const { stores, clock, factorKey, branding } = service;
  if (!factorKey) throw new NoFactorKey();
  const secret = newSecret();
  await stores.transaction(async ({ people, factors }) => {
    await people.lock(person.id);
    if ((await factors.of(person.id))?.confirmedAt) throw new FactorOn();
    await factors.begin(person.id, seal(factorKey, person.id, secret), clock());
  });
  return { secret, address: addressOf(secret, { issuer: branding.name, email: person.email }) };
}

/**
 * Turns the second factor on by the first code of the app, and ends all that was opened without it: other sessions,
 * tokens of programs, links, known devices, calendars.
 * @throws Invalid for the code, TooMany after ten wrong ones within a quarter of an hour, NotFound when no set-up has
 * begun within the last quarter of an hour, FactorOn
 */
export async function confirmFactor(
  service: Service,
  actor: FactorOwner,
  code: string,
  device: string | null,
): Promise<ConfirmedFactor> {
  const factorKey = keyOf(service);
  const { begun, step } = await firstCode(service, actor.personId, code);
  const codes = newRecoveryCodes();
  let opened: ConfirmedFactor['opened'];
  await changeFactor(service, actor, 'second-step-on', async (trx, person) => {
    const now = service.clock();
    if (!(await trx.factors.confirm(person.id, begun.secret, step, now))) throw new FactorOn();
    await trx.factors.putRecoveryCodes(person.id, hashesOf(factorKey, person.id, codes));
    const narrow = actor.scope === FACTOR_SCOPE;
    const stays = narrow ? undefined : actor.sessionId;
    const { position } = await endAccess(trx, person.id, { except: stays, now });
    if (narrow) {
      const session = newSession(person.id, 'account', null, now, device);
      await trx.sessions.insert(session);
      opened = { session, person };
    }
    return position;
  });
  return { recoveryCodes: codes, ...(opened && { opened }) };
}

/** The set-up that waits, with the step of its first code; the tries of an account count, whichever session they come by. */
async function firstCode(
  service: Service,
  personId: number,
  code: string,
): Promise<{ begun: Factor; step: number }> {
  const { stores, clock, attempts } = service;
  const begun = await stores.factors.of(personId);
  if (begun?.confirmedAt) throw new FactorOn();
  // The password that began it was proven then, and whoever has the session alone could wait for ever.
  if (!begun || clock().getTime() - begun.begunAt.getTime() >= setUpGoodForMs)
    throw new NotFound(message('factorNotBegun'));
  const tries = triesOf(personId);
  await attempts.count(tries);
  const secret = unseal(keyOf(service), personId, begun.secret);
  const step = stepOf(secret, code.replace(/\s/g, ''), clock());
  if (step === undefined) throw new Invalid({ code: [message('factorFiguresWrong')] });
  await attempts.forget(tries);
  return { begun, step };
}

/** Turns it off, and ends all but this session: what remains is proven by less. @throws FactorOff, Invalid for the password or the code */
export async function turnFactorOff(service: Service, actor: FactorOwner, given: OwnProof): Promise<void> {
  await proveOneself(service, actor.personId, given);
  await changeFactor(service, actor, 'second-step-off', async (trx, person) => {
    // The rule is made with all staff locked: it is seen here, or comes after and signs out whoever has no factor then.
    await refuseTurningOff(trx, person);
    if (!(await trx.factors.remove(person.id))) throw new FactorOff();
    const stays = { except: actor.sessionId, now: service.clock() };
    return (await endAccess(trx, person.id, stays)).position;
  });
}

/** Makes new recovery codes; earlier ones stop working. @throws as `turnFactorOff` */
export async function renewRecoveryCodes(
  service: Service,
  actor: FactorOwner,
  given: OwnProof,
): Promise<string[]> {
  await proveOneself(service, actor.personId, given);
  const codes = newRecoveryCodes();
  await changeFactor(service, actor, 'recovery-codes', async ({ factors }, person) => {
    await factors.putRecoveryCodes(person.id, hashesOf(keyOf(service), person.id, codes));
    return undefined;
  });
  return codes;
}

export interface OwnProof {
  password: string;
  code: string;
}

async function proveOneself(
  service: Service,
  personId: number,
  { password, code }: OwnProof,
): Promise<Person> {
  const person = await checkOwnPassword(service, personId, password);
  const factor = await service.stores.factors.of(personId);
  if (!factor?.confirmedAt) throw new FactorOff();
  const tries = triesOf(personId);
  await service.attempts.count(tries);
  if (!(await takeCode(service, factor, code))) throw new Invalid({ code: [wrongCode] });
  await service.attempts.forget(tries);
  return person;
}

/** Whose factor is changed; `sessionId` where they change it themselves, within that session. */
export interface ChangedBy {
  personId: number;
  sessionId?: string;
}

/**
 * Makes a change in one transaction with its event and its mail, which goes out soon after.
 * @throws NotFound for a person who is gone, SessionOver where the session has ended meanwhile
 */
export async function changeFactor(
  service: Service,
  { personId, sessionId }: ChangedBy,
  change: AccountChange,
  work: (trx: Stores, person: Person) => Promise<number | undefined>,
): Promise<void> {
  let mail: number | undefined;
  await endSessions(service, async (trx) => {
    const now = service.clock();
    const person = await trx.people.lock(personId);
    if (!person) throw new NotFound();
    // Whoever signed them out, or deactivated them, had the person locked: a request under way undoes nothing of that.
    if (sessionId !== undefined && !(await trx.sessions.live(sessionId, now))) throw new SessionOver();
    const position = await work(trx, person);
    if (change !== 'second-step-reset')
      await trx.events.add({ kind: change.replaceAll('-', '_'), ...ofPerson(person) }, now);
    mail = await mailChange(trx, personId, change, now);
    return position;
  });
  if (mail !== undefined) service.deliverSoon(mail);
}

export const keyOf = ({ factorKey }: Service): Buffer => {
  if (!factorKey) throw new NoFactorKey();
  return factorKey;
};

const hashesOf = (key: Buffer, personId: number, codes: readonly string[]): string[] =>
  codes.map((code) => hashOf(key, personId, readRecoveryCode(code) ?? code));
