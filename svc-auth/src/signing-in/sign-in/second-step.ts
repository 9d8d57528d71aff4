import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { byCode, failureBuckets } from '../../accounts/attempts/failures';
import { isStaff, type Person } from '../../accounts/people/person';
import type { Guess } from '../../accounts/proof-of-work/guess';
import { isOwnersDevice } from '../../accounts/sessions/device';
import { FactorNeeded, WrongFactorCode, WrongPasskey } from '../../platform/factor-errors';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { takeCode } from '../factors/codes';
import type { Factor } from '../factors/store';
import { askForPasskey, takePasskey } from '../passkeys/prove';

export interface SecondStep {
  /** A code of the app, or a recovery code, as typed. */
  code: string | undefined;
  /** The browser's answer for a passkey, in place of the code. */
  passkey?: AuthenticationResponseJSON | undefined;
  address: string;
  /** The device token of an earlier sign-in. */
  device: string | undefined;
  /** Whether this is the staff's sign-in, whose page has a field for the code. */
  atStaffSignIn: boolean;
  /** The guess that the sign-in counts as in its network; absent within a session. */
  guess?: Guess;
}

const atStaffSignIn = message('factorAsked');
const elsewhere = message('factorElsewhere');

/** When the factor that the sign-in has proven was confirmed; null without a factor. */
export type ProvenFactor = Date | null;

/**
 * Checks the second factor after the right password; does nothing for accounts without one.
 * @throws FactorNeeded without a code, WrongFactorCode, TooMany after too many wrong codes
 */
export async function checkSecondStep(
  service: Service,
  person: Person,
  step: SecondStep,
): Promise<ProvenFactor> {
  const factor = isStaff(person) ? await service.stores.factors.of(person.id) : undefined;
  if (!factor?.confirmedAt) return null;
  if (!step.code && !step.passkey) {
    const passkey = await askForPasskey(service, person.id);
    throw new FactorNeeded(step.atStaffSignIn ? atStaffSignIn : elsewhere, { passkey });
  }
  const { address, device } = step;
  const knownDevice = isOwnersDevice(person, await service.tokens.deviceOf(device, service.clock()));
  const failures = failureBuckets(byCode, { account: `person ${person.id}`, address, knownDevice });
  // Counted before the check and reset after a right code: otherwise many guesses at once could find the six digits.
  await service.attempts.refuseWhenSpent(failures);
  await service.attempts.count(failures);
  if (await isRight(service, factor, step)) {
    await service.attempts.forget(failures);
    return factor.confirmedAt;
  }
  if (!knownDevice) await step.guess?.fail();
  throw step.passkey ? new WrongPasskey(await askForPasskey(service, person.id)) : new WrongFactorCode();
}

const isRight = (service: Service, factor: Factor, { code, passkey }: SecondStep): Promise<boolean> =>
  passkey ? takePasskey(service, factor.personId, passkey) : takeCode(service, factor, code ?? '');
