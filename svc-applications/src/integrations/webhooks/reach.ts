import { lookup as resolve } from 'node:dns/promises';
import { webhookMessages as t } from '@portal/contract-svc-applications-v1';
import { isInNetwork, isLoopbackAddress, isPublicAddress } from '@portal/service-kit/network';

/** The addresses to which messages may go. */
export interface Reach {
  /** Whether the portal itself is on loopback; then receivers may be there, too, without https. */
  loopback: boolean;
  /** Private networks that the operator allows, such as 10.1.0.0/16. */
  networks: readonly string[];
}

export interface Target {
  url: URL;
  /** The checked IP address. Connections use it even if the host name resolves to another one later. */
  address: string;
  family: 4 | 6;
}

/** An address to which no message may go; the error's message is a sentence for administrators. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the portal's address is only reachable on its own machine. */
export const isLoopbackUrl = (url: string): boolean => loopbackNames.includes(new URL(url).hostname);

/**
 * Resolves the host of a URL and checks every address: a single private address among public ones refuses the URL.
 * @throws OutOfReach
 */
export async function targetOf(typed: string, reach: Reach): Promise<Target> {
  const url = urlOf(typed);
  const local = reach.loopback && loopbackNames.includes(url.hostname);
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) throw new OutOfReach(t.url);
  const found = await addressesOf(url.hostname);
  const [first] = found;
  if (!first) throw new OutOfReach(t.unknownHost);
  if (!found.every(({ address }) => isAllowed(address, reach, local))) throw new OutOfReach(t.publicAddress);
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}

function urlOf(typed: string): URL {
  let url: URL;
  try {
    url = new URL(typed);
  } catch {
    throw new OutOfReach(t.url);
  }
  if (url.username || url.password || url.hash) throw new OutOfReach(t.url);
  return url;
}

async function addressesOf(hostname: string): Promise<{ address: string; family: number }[]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  try {
    return await resolve(bare, { all: true });
  } catch {
    throw new OutOfReach(t.unknownHost);
  }
}

/** Whether messages may go to an IP address: public, of a network that the operator allows, or loopback if `local`. */
export const isAllowed = (address: string, { networks }: Reach, local = false): boolean =>
  isPublicAddress(address) ||
  (local && isLoopbackAddress(address)) ||
  networks.some((network) => isInNetwork(address, network));
