import { randomInt } from 'node:crypto';
import { brokenPasswordRules } from '@portal/contract-svc-auth-v1/password-rules';

// Without letters and digits that are easily mistaken for one another on a screen or a sheet of paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 14;

/** Makes a random password of about 80 bits that follows all rules for passwords. */
export function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (brokenPasswordRules(password).length === 0) return password;
  }
}
