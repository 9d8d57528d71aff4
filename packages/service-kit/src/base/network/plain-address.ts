import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** The beginnings of addresses of IPv6 behind which an address of IPv4 stands in the last 32 bits. */
const wraps = [
  '::ffff:0:0/96',
  // RFC 4291, no longer given out, which some systems still follow.
  '::/96',
  // RFC 6145 and RFC 6052: translated on the way.
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
].map((network) => ipaddr.IPv6.parseCIDR(network));

const ownOfIpv6 = ['::', '::1'];

/**
 * An address by which it can be judged: of IPv4 also where it is written within one of IPv6, whatever the form.
 * @throws for what is no address
 */
export function plainAddress(address: string): IPv4 | IPv6 {
  const parsed = ipaddr.parse(address.replace(/%.*$/, ''));
  if (!(parsed instanceof ipaddr.IPv6) || ownOfIpv6.includes(parsed.toString())) return parsed;
  return wraps.some(([base, bits]) => parsed.match(base, bits))
    ? new ipaddr.IPv4(parsed.toByteArray().slice(-4))
    : parsed;
}
