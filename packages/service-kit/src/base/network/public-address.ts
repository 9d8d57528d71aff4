import ipaddr, { type IPv6 } from 'ipaddr.js';
import { plainAddress } from './plain-address';

/** The range from which public IPv6 addresses are assigned today; all other addresses are private or unassigned. */
const [worldwide, worldwideBits] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Addresses in the public range at which a cloud serves its own machines (Azure's platform address). */
const platforms = ['168.63.129.16'];

/** Whether an address is public and leads neither into a private network nor to this machine or its cloud. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (plain.range() !== 'unicast' || platforms.includes(plain.toString())) return false;
  return plain instanceof ipaddr.IPv4 || (plain.match(worldwide, worldwideBits) && !isTunnel(plain));
}

/** ISATAP (RFC 5214): the last 32 bits are the IPv4 address of a machine that is reached by a tunnel within a site. */
const isTunnel = ({ parts }: IPv6): boolean => parts[5] === 0x5efe && ((parts[4] ?? 0) & ~0x0200) === 0;

export const isLoopbackAddress = (address: string): boolean => plainAddress(address).range() === 'loopback';

/** Whether this is a network in the form 10.1.0.0/16. */
export const isNetwork = (typed: string): boolean => ipaddr.isValidCIDR(typed);

/** Whether an address lies in a network of the form 10.1.0.0/16. */
export function isInNetwork(address: string, network: string): boolean {
  const plain = plainAddress(address);
  const [base, bits] = ipaddr.parseCIDR(network);
  return base.kind() === plain.kind() && plain.match(base, bits);
}
