import { Secret, TOTP } from 'otpauth';

/** The form that every authenticator app supports: six digits, a new code each half minute, SHA-1. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Makes a new secret of 160 bits in base32, the form that people can type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

export interface Label {
  /** The portal's name. */
  issuer: string;
  email: string;
}

/** Returns the otpauth address that an authenticator app reads from a QR code. */
export const addressOf = (secret: string, { issuer, email }: Label): string =>
  new TOTP({ ...form, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * Returns the number of the half minute since 1970 to which a code belongs; undefined when it is wrong. Clocks may
 * differ by half a minute.
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
