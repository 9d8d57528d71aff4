import type { SameReason } from '@portal/contract-svc-applications-v1';
import { splitWords } from '../../application';

/** What distinguishes people, of one application. */
export interface Traits {
  name: string;
  email: string;
  /** Digits, dial code first. */
  phone: string;
  /** 'YYYY-MM-DD', or empty. */
  dateOfBirth: string;
}

/** A name of one word is too little to search for. */
const leastWords = 2;

/** The words of a name to search for; none where it is too short. */
export function namedBy(name: string): string[] {
  const words = [...new Set(splitWords(name))];
  return words.length < leastWords ? [] : words;
}

/** Names are written in any order, and with more or fewer of the middle names. */
function sameName(one: string, other: string): boolean {
  const [few, many] = [namedBy(one), namedBy(other)].sort((a, b) => a.length - b.length);
  return few !== undefined && few.length > 0 && few.every((word) => many?.includes(word));
}

/** What two applications have in common, the strongest first; `sharesFile` where both have a file of the same bytes. */
export function reasonsFor(one: Traits, other: Traits, sharesFile: boolean): SameReason[] {
  const reasons: SameReason[] = [];
  if (sharesFile) reasons.push('document');
  if (one.phone !== '' && one.phone === other.phone) reasons.push('phone');
  if (one.email.toLowerCase() === other.email.toLowerCase()) reasons.push('email');
  if (sameName(one.name, other.name)) reasons.push('name');
  // Many people share a birthday: it counts beside something else.
  const bornTogether = one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth;
  if (bornTogether && reasons.length > 0) reasons.push('birth_date');
  return reasons;
}
