import ipaddr, { type IPv6 } from 'ipaddr.js';
import { plainAddress } from './plain-address';

/** What is given out to the whole internet today; whatever lies outside is somebody's own, or nobody's. */
const [worldwide, worldwideBits] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Given out to the whole internet, and yet the machine beneath one's own: what a cloud answers its machines with. */
const platforms = ['168.63.129.16'];

/** Whether an address is one of the whole internet, and leads to no network or machine of one's own. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (plain.range() !== 'unicast' || platforms.includes(plain.toString())) return false;
  return plain instanceof ipaddr.IPv4 || (plain.match(worldwide, worldwideBits) && !isTunnel(plain));
}

/** RFC 5214: the last half names a machine by its address of IPv4, through a tunnel within a site. */
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
