import ipaddr from 'ipaddr.js';
import { plainAddress } from './plain-address';

/**
 * The network for which attempts are counted: an IPv4 address, or the /64 network of an IPv6 address, since one home or
 * phone has all 2^64 addresses of its network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address.replace(/%.*$/, ''))) return address;
  const plain = plainAddress(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  return `${plain.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
