import { randomPassword } from './random-password';
import { brokenPasswordRules } from './rules';

describe('a password that we make', () => {
  it('keeps the rules, can be read aloud, and is never the same twice', () => {
    const made = Array.from({ length: 500 }, randomPassword);
    expect(new Set(made).size).toBe(500);
    expect(made.flatMap(brokenPasswordRules)).toEqual([]);
    expect(made.join('')).not.toMatch(/[0O1lIio]/);
  });
});
