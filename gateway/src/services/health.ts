import { lookup } from 'node:dns/promises';
import { isInNetwork } from '@portal/service-kit/network';
import { shortAnswer } from './short-answer';

/** Whoever registers waits for it. */
const withinMs = 3_000;

/**
 * Where no replica can be, while a machine's own keeper (169.254.169.254 of a cloud, which hands out credentials) is:
 * addresses of one link, of no host, and of groups. Services themselves are in private networks by their nature.
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

/** Of an answer that may be anybody's no more than a name is repeated. */
const calledIn = (text: string): string => {
  const { name } = JSON.parse(text) as { name?: unknown };
  return typeof name === 'string' && /^[\w-]{1,60}$/.test(name) ? name : 'something else';
};

/**
 * What is wrong with a replica, as a sentence, or undefined: it has to be ready, and to call itself by this name. So no
 * address that belongs to something else can be put behind the gateway by mistake.
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
