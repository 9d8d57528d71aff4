import { NoFactorKey } from '../../platform/factor-errors';
import type { Service } from '../../platform/service';
import { readRecoveryCode } from './recovery-codes';
import { hashOf, unseal } from './secret-box';
import type { Factor } from './store';
import { stepOf } from './totp';

/** Accepts a code of the app or a recovery code, each once; false when it is wrong or was used. */
export async function takeCode(service: Service, factor: Factor, typed: string): Promise<boolean> {
  const { stores, clock, factorKey } = service;
  if (!factorKey) throw new NoFactorKey();
  const { personId } = factor;
  const step = stepOf(unseal(factorKey, personId, factor.secret), typed.replace(/\s/g, ''), clock());
  if (step !== undefined) return stores.factors.take(personId, step);
  const recovery = readRecoveryCode(typed);
  if (recovery === undefined) return false;
  return stores.factors.useRecoveryCode(personId, hashOf(factorKey, personId, recovery), clock());
}
