import { brokenPasswordRules } from '@portal/contract-svc-auth-v1/password-rules';
import { randomPassword } from './random-password';

describe('a password made by the portal', () => {
  it('follows the rules, has no confusable characters, and is never the same twice', () => {
    const made = Array.from({ length: 500 }, randomPassword);
    expect(new Set(made).size).toBe(500);
    expect(made.flatMap(brokenPasswordRules)).toEqual([]);
    expect(made.join('')).not.toMatch(/[0O1lIio]/);
  });
});
