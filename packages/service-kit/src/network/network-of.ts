import { isIPv6 } from 'node:net';

/**
 * The network that a limit counts: an IPv4 address, or the /64 network of an IPv6 address, since one home or phone has
 * all 2^64 addresses of its network.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - groups.length - tail.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
