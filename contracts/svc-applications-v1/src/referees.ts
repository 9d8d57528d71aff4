/** The name and address that identify the referee of a letter. */
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
 * Whether two referees are the same person: a different spelling of the name, or a new address, is a correction; when
 * both differ it is another person. A letter is shown only with the referee who wrote it.
 */
export const isSameReferee = (one: RefereeName, other: RefereeName): boolean =>
  folded(one.full_name) === folded(other.full_name) || folded(one.email) === folded(other.email);

/** The mailbox of an address: in small letters and without the part after a plus. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');
/** The least number of digits to compare: shorter numbers may be equal by chance. */
const leastDigits = 7;

function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].sort((a, b) => a.length - b.length);
  return short.length >= leastDigits && long.endsWith(short);
}

/** The email address and phone number by which a person is reached. */
export interface Reached {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/**
 * Whether a referee is the applicant, by mailbox or phone number: nobody may be their own referee. Undefined when they
 * are different people.
 */
export function ownRefereeBy(referee: Reached, applicant: Reached): 'email' | 'phone' | undefined {
  const has = (one: string | null | undefined): one is string => Boolean(one?.trim());
  if (has(referee.email) && has(applicant.email) && mailboxOf(referee.email) === mailboxOf(applicant.email))
    return 'email';
  const { phone } = referee;
  return has(phone) && has(applicant.phone) && isSamePhone(phone, applicant.phone) ? 'phone' : undefined;
}
