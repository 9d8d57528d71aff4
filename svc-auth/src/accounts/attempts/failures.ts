import { networkOf } from '@portal/service-kit/network';
import { type Bucket, bucket, type Limit } from './limits';

/** A way to sign in, with its limits of failures. */
export interface SignInRoute {
  name: string;
  /** Failures for an account from one network after which the account is closed to that network. */
  perAccount: number;
  perNetwork: number;
}

export const byPassword: SignInRoute = { name: 'sign-in', perAccount: 10, perNetwork: 100 };
export const byPair: SignInRoute = { name: 'wizard', perAccount: 20, perNetwork: 200 };

/** Wrong codes are counted apart from wrong passwords: only people who have the password can use up the codes. */
export const byCode: Omit<SignInRoute, 'perNetwork'> = { name: 'second step', perAccount: 10 };

export interface Attempt {
  /** Identifies the account, or holds what was typed when there is none: unknown accounts have the same limits. */
  account: string;
  /** The client's network address. */
  address: string;
  /** Whether the device is known as one of the account's owner. */
  knownDevice: boolean;
}

const quarter = 15 * 60_000;

const growing = (name: string, most: number): Limit => ({ name, most, windowMs: quarter, waitGrows: true });

/**
 * Returns the counters of a failed attempt: ten failures for an account from one network (twenty for a wizard's pair of
 * email and phone), a hundred from all networks. Failures on known devices are counted apart, so that strangers cannot
 * close an account to its owner on the owner's device.
 */
export function failureBuckets(
  { name, perAccount }: Omit<SignInRoute, 'perNetwork'>,
  attempt: Attempt,
): Bucket[] {
  const { account, address, knownDevice } = attempt;
  const kind = knownDevice ? `${name} known` : name;
  return [
    bucket(growing(`${kind} here`, perAccount), `${account}\n${networkOf(address)}`),
    bucket(growing(`${kind} anywhere`, 100), account),
  ];
}

/**
 * Returns the counter of all failures of a network on unknown devices. A full one closes nothing, but makes guesses
 * cost a proof of work: see `guessFrom`.
 */
export const networkBucket = ({ name, perNetwork }: SignInRoute, address: string): Bucket =>
  bucket({ name: `${name} network`, most: perNetwork, windowMs: quarter }, networkOf(address));
