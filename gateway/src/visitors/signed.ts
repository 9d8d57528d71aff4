import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs and reads texts that only the portal can write: `data.signature`, by HMAC-SHA-256. A text signed for one
 * `purpose` is not valid for another.
 */
export function signing(key: string, purpose: string) {
  const signatureOf = (data: string) =>
    createHmac('sha256', key).update(`${purpose}\n${data}`).digest('base64url');
  return {
    sign(value: object): string {
      const data = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${data}.${signatureOf(data)}`;
    },
    /** Returns what was signed; undefined for a text without a valid signature. */
    read<T>(text: string | undefined): T | undefined {
      const [, data, signature] = /^([\w-]{1,1000})\.([\w-]{43})$/.exec(text ?? '') ?? [];
      if (!data || !signature) return undefined;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(data)))) return undefined;
      return JSON.parse(Buffer.from(data, 'base64url').toString()) as T;
    },
  };
}

/** Clocks of gateways that share a key may differ by so much. */
const clocksDifferMs = 60_000;

/** Whether a mark that is good for `lifeMs` at most is good at this time: no mark lasts longer, whatever it says. */
export const endsWithin = (until: number, lifeMs: number, now: number): boolean =>
  until > now && until <= now + lifeMs + clocksDifferMs;

/** A short hash by the portal's key: without the key nobody finds out what was hashed. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
