import { networkOf } from '@portal/service-kit/network';
import { type Bucket, bucket, type Limit } from './limits';

/** A way to sign in, with the failures that it allows from a network to anybody. */
interface Door {
  name: string;
  perNetwork: number;
}

export const byPassword: Door = { name: 'sign-in', perNetwork: 100 };
export const byPair: Door = { name: 'wizard', perNetwork: 200 };

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
 * What a failed attempt counts for: ten failures for an account from one network, a hundred from all networks. Failures
 * of known devices are counted apart, so that strangers close nothing to an owner on their own device.
 */
export function failureBuckets({ name, perNetwork }: Door, attempt: Attempt): Bucket[] {
  const { account, address, knownDevice } = attempt;
  const network = networkOf(address);
  const kind = knownDevice ? `${name} known` : name;
  const ofAccount = [
    bucket(growing(`${kind} here`, 10), `${account}\n${network}`),
    bucket(growing(`${kind} anywhere`, 100), account),
  ];
  return knownDevice ? ofAccount : [bucket(growing(`${name} network`, perNetwork), network), ...ofAccount];
}
