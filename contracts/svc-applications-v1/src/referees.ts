/** Who a referee is, as far as a letter is concerned. */
export interface RefereeName {
  full_name: string;
  email: string;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();

/**
 * Whether two referees are one person: a name that is spelt otherwise, or a new address, is a correction; where both
 * differ it is somebody else. A letter is shown as that of the person who wrote it and of nobody else.
 */
export const isSameReferee = (one: RefereeName, other: RefereeName): boolean =>
  folded(one.full_name) === folded(other.full_name) || folded(one.email) === folded(other.email);

/** The mailbox of an address, whatever is written after a plus, and in whatever letters. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');
/** A shorter number may be the same by chance. */
const leastDigits = 7;

function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].sort((a, b) => a.length - b.length);
  return short.length >= leastDigits && long.endsWith(short);
}

/** By what somebody is reached. */
export interface Reached {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/**
 * By what a referee is the applicant, if they are: nobody is their own referee, wherever a referee is named. By the
 * mailbox or by the phone number.
 */
export function ownRefereeBy(referee: Reached, applicant: Reached): 'email' | 'phone' | undefined {
  const has = (one: string | null | undefined): one is string => Boolean(one?.trim());
  if (has(referee.email) && has(applicant.email) && mailboxOf(referee.email) === mailboxOf(applicant.email))
    return 'email';
  const { phone } = referee;
  return has(phone) && has(applicant.phone) && isSamePhone(phone, applicant.phone) ? 'phone' : undefined;
}
