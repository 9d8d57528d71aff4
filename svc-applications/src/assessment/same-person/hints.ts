import type { SameReason } from '@portal/contract-svc-applications-v1';
import { splitWords } from '../../application';

/** The facts of an application by which people are distinguished. */
export interface Traits {
  name: string;
  email: string;
  /** Digits, with the dial code first. */
  phone: string;
  /** 'YYYY-MM-DD', or empty. */
  dateOfBirth: string;
}

/** The least number of words to search by: one word would find too many people. */
const leastWords = 2;

/** The distinct words of a name; empty if the name is too short to search by. */
export function namedBy(name: string): string[] {
  const words = [...new Set(splitWords(name))];
  return words.length < leastWords ? [] : words;
}

/** Whether two names may be of one person: in any order of words, with more or fewer middle names. */
function sameName(one: string, other: string): boolean {
  const [few, many] = [namedBy(one), namedBy(other)].sort((a, b) => a.length - b.length);
  return few !== undefined && few.length > 0 && few.every((word) => many?.includes(word));
}

/** What two applications have in common, strongest reason first. `sharesFile`: both have a file with the same bytes. */
export function reasonsFor(one: Traits, other: Traits, sharesFile: boolean): SameReason[] {
  const reasons: SameReason[] = [];
  if (sharesFile) reasons.push('document');
  if (one.phone !== '' && one.phone === other.phone) reasons.push('phone');
  if (one.email.toLowerCase() === other.email.toLowerCase()) reasons.push('email');
  if (sameName(one.name, other.name)) reasons.push('name');
  // Many people share a birthday, so it only counts together with another reason.
  const bornTogether = one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth;
  if (bornTogether && reasons.length > 0) reasons.push('birth_date');
  return reasons;
}
