import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** IPv6 prefixes whose last 32 bits are an IPv4 address. */
const wraps = [
  '::ffff:0:0/96',
  // RFC 4291: deprecated, but some systems still route it.
  '::/96',
  // RFC 6145 and RFC 6052: networks translate it to IPv4.
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
].map((network) => ipaddr.IPv6.parseCIDR(network));

const ownOfIpv6 = ['::', '::1'];

/**
 * Returns the address that rules apply to: the IPv4 address when one is written as an IPv6 address, in any form.
 * @throws for a text that is no address
 */
export function plainAddress(address: string): IPv4 | IPv6 {
  const parsed = ipaddr.parse(address.replace(/%.*$/, ''));
  if (!(parsed instanceof ipaddr.IPv6) || ownOfIpv6.includes(parsed.toString())) return parsed;
  return wraps.some(([base, bits]) => parsed.match(base, bits))
    ? new ipaddr.IPv4(parsed.toByteArray().slice(-4))
    : parsed;
}
