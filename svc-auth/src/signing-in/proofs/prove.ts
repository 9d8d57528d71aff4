import { Invalid } from '@portal/service-kit/errors';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { byPassword, failureBuckets } from '../../accounts/attempts/failures';
import { recordFailure } from '../../accounts/events/failed';
import { compareWithDecoy, passwordMatches } from '../../accounts/passwords/hashing';
import { ofPerson } from '../../accounts/people/event-of-person';
import { isOwnersDevice } from '../../accounts/sessions/device';
import { SessionOver, WrongCurrentPassword } from '../../platform/errors';
import { FactorNeeded } from '../../platform/factor-errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { checkSecondStep } from '../sign-in/second-step';

export interface Prover {
  personId: number;
  sessionId: string;
  role: string;
}

export interface GivenProof {
  password: string;
  /** A code of the app, or a recovery code, as typed. */
  code: string | undefined;
  /** The browser's answer for a passkey, in place of the code. */
  passkey?: AuthenticationResponseJSON | undefined;
  address: string;
  /** The device token of an earlier sign-in. */
  device: string | undefined;
}

/**
 * Proves again, within a session, that its owner is there: calls that need a proof then work for a while.
 * @throws Invalid for the password or the code, with `factor_required` when the account needs one, and TooMany;
 * failures count with those of the sign-in
 */
export async function prove(service: Service, prover: Prover, given: GivenProof): Promise<void> {
  const tried = () => ofPerson({ id: prover.personId, role: prover.role });
  try {
    await recordFailure(service, 'proof', tried, () => check(service, prover, given));
  } catch (error) {
    throw asFieldProblem(error);
  }
  const now = service.clock();
  await service.stores.transaction(async ({ sessions, events }) => {
    if (!(await sessions.prove(prover.sessionId, now))) throw new SessionOver();
    await events.add({ kind: 'proof', ...tried() }, now);
  });
}

async function check(service: Service, { personId }: Prover, given: GivenProof): Promise<void> {
  const { stores, attempts, tokens, clock } = service;
  const { password, code, passkey, address, device } = given;
  const person = await stores.people.byId(personId);
  if (!person?.active) throw new SessionOver();
  const knownDevice = isOwnersDevice(person, await tokens.deviceOf(device, clock()));
  const failures = failureBuckets(byPassword, { account: `person ${personId}`, address, knownDevice });
  await attempts.refuseWhenSpent(failures);
  const matches = person.passwordHash
    ? await passwordMatches(person.passwordHash, password)
    : await compareWithDecoy(password);
  if (!matches) {
    await attempts.count(failures);
    throw new WrongCurrentPassword();
  }
  await attempts.refuseWhenSpent(failures);
  await checkSecondStep(service, person, { code, passkey, address, device, atStaffSignIn: true });
}

/** Turns a refusal into a problem of a field, since a 401 would mean that the session is over. */
function asFieldProblem(error: unknown): unknown {
  if (error instanceof WrongCurrentPassword) {
    const wrong = message('passwordWrong');
    return new Invalid({ password: [wrong] }, wrong);
  }
  if (error instanceof FactorNeeded) {
    const fields = error.fields ?? { code: [error.text] };
    return new Invalid(fields, error.text, { extra: error.extra ?? {} });
  }
  return error;
}
