import { networkOf } from '@portal/service-kit/network';
import { type Bucket, bucket, type Limit } from './limits';

/** A way to sign in, with the failures of a network from which on a guess there costs a proof of work. */
export interface SignInRoute {
  name: string;
  /** Failures for an account from one network, from which on it is closed there. */
  perAccount: number;
  perNetwork: number;
}

export const byPassword: SignInRoute = { name: 'sign-in', perAccount: 10, perNetwork: 100 };
export const byPair: SignInRoute = { name: 'wizard', perAccount: 20, perNetwork: 200 };

/** Wrong codes count apart from wrong passwords: only who has the password can spend them. */
export const byCode: Omit<SignInRoute, 'perNetwork'> = { name: 'second step', perAccount: 10 };

export interface Attempt {
  /** Names the account, or what was typed where there is none: unknown accounts are limited like known ones. */
  account: string;
  /** The client's network address. */
  address: string;
  /** Whether the device has shown before that it is this account's owner's. */
  knownDevice: boolean;
}

const quarter = 15 * 60_000;

const growing = (name: string, most: number): Limit => ({ name, most, windowMs: quarter, waitGrows: true });

/**
 * What a failed attempt counts for: ten failures for an account from one network (a wizard's pairs: twenty), a hundred
 * from all networks. Failures
 * of known devices are counted apart, so that strangers close nothing to an owner on their own device.
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

/** What everybody in a network has failed at, on devices that are not known. It closes nothing: see `guessFrom`. */
export const networkBucket = ({ name, perNetwork }: SignInRoute, address: string): Bucket =>
  bucket({ name: `${name} network`, most: perNetwork, windowMs: quarter }, networkOf(address));
