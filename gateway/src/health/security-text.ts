export interface SecurityContact {
  /** The mailbox of the organisation. */
  mailbox: string;
  /** The portal's public address, without a slash at the end. */
  publicUrl: string;
}

const day = 24 * 3_600_000;
/** Days until security.txt expires; RFC 9116 recommends less than a year. */
const goodForDays = 180;

/** /.well-known/security.txt (RFC 9116): whom to notify of a vulnerability. */
export function securityText({ mailbox, publicUrl }: SecurityContact, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / day) + goodForDays) * day);
  return [
    `Contact: mailto:${encodeURI(mailbox)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
