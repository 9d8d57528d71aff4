import { randomInt } from 'node:crypto';
import { brokenPasswordRules } from './rules';

// No letters or digits that are taken for one another when read from a screen or a sheet of paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 14;

/** A password of about 80 bits that keeps all the rules for passwords. */
export function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (brokenPasswordRules(password).length === 0) return password;
  }
}
