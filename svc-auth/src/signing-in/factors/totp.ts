import { Secret, TOTP } from 'otpauth';

/** As every authenticator app knows it: six figures, a new code each half minute, SHA-1. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret in the form in which people type it: base32, 160 bits. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export interface Label {
  /** The portal's name. */
  issuer: string;
  email: string;
}

/** The address that an authenticator app reads from a picture. */
export const addressOf = (secret: string, { issuer, email }: Label): string =>
  new TOTP({ ...form, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * The half minute since 1970 that a code belongs to; undefined when it is wrong. Clocks may differ by one half minute.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...form, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp,
    window: 1,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / form.period) + delta;
}
