import { lookup } from 'node:dns/promises';
import { isInNetwork } from '@portal/service-kit/network';
import { shortAnswer } from './short-answer';

/** Time in ms for a replica's answer; the person who registers it waits for it. */
const withinMs = 3_000;

/**
 * Addresses at which no replica can be: link-local (also the metadata service of a cloud at 169.254.169.254, which
 * hands out credentials), unspecified and multicast addresses. Private networks are allowed, because services run
 * there.
 */
const ofNoReplica = [
  '169.254.0.0/16',
  'fe80::/10',
  'fd00:ec2::/32',
  '0.0.0.0/8',
  '::/128',
  '224.0.0.0/3',
  'ff00::/8',
];

async function refuseOddAddress(url: string): Promise<void> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true });
  if (found.some(({ address }) => ofNoReplica.some((network) => isInNetwork(address, network))))
    throw new Error('no service can be there');
}

const reasonOf = (error: unknown) => {
  const { code, message, name } = error as NodeJS.ErrnoException;
  return name === 'TimeoutError' ? `it does not answer within ${withinMs / 1000} s` : (code ?? message);
};

/** Returns the name in an answer of /version, which anybody may have written: only a plausible name is repeated. */
const calledIn = (text: string): string => {
  const { name } = JSON.parse(text) as { name?: unknown };
  return typeof name === 'string' && /^[\w-]{1,60}$/.test(name) ? name : 'something else';
};

/**
 * Returns what is wrong with a replica, as a sentence, or undefined. It must be ready and call itself by this name, so
 * that no address of something else gets behind the gateway by mistake.
 */
export async function unhealthy(name: string, url: string): Promise<string | undefined> {
  try {
    await refuseOddAddress(url);
    await shortAnswer(`${url}/readyz`, withinMs);
    const own = calledIn(await shortAnswer(`${url}/version`, withinMs));
    return own === name ? undefined : `${url} calls itself ${own}, not ${name}.`;
  } catch (error) {
    return `${url} is not ready: ${reasonOf(error)}.`;
  }
}
