import { randomInt } from 'node:crypto';

// Without letters and digits that are easily mistaken for one another on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

export const recoveryCodesAtOnce = 10;

/** Ten codes of about 50 bits each, 'k7mqd-9xw2p'; each opens the account once without the app. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodesAtOnce }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** Returns a typed code without signs and capitals; undefined when it does not have the form of a recovery code. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${alphabet}]{${length}}$`).test(plain) ? plain : undefined;
}
