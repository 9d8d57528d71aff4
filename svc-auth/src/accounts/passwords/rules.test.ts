import { brokenPasswordRules } from '@portal/contract-svc-auth-v1/password-rules';

describe('the rules for a new password', () => {
  it('take eight characters with a lowercase letter, an uppercase letter and a digit', () => {
    expect(brokenPasswordRules('Amahoro1')).toEqual([]);
  });

  it.each([
    ['Amahor1', 'Password must be at least 8 characters long'],
    ['AMAHORO1', 'Password must contain at least one lowercase letter'],
    ['amahoro1', 'Password must contain at least one uppercase letter'],
    ['Amahoroo', 'Password must contain at least one number'],
    [`Aa1${'x'.repeat(198)}`, 'Password must be at most 200 characters long'],
  ])('refuse %s: %s', (password, message) => {
    expect(brokenPasswordRules(password)).toEqual([message]);
  });

  it('name every broken rule, the length first', () => {
    expect(brokenPasswordRules('!')).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
    ]);
  });

  it('know the letters of other languages', () => {
    expect(brokenPasswordRules('ÉÉÉéééé1')).toEqual([]);
  });
});
