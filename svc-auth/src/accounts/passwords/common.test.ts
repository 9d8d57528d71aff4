import { brokenPasswordRules } from '@portal/contract-svc-auth-v1/password-rules';
import { isCommonPassword } from './common';
import { randomPassword } from './random-password';

describe('a password that keeps all rules', () => {
  it.each(['Password1', 'PASSw0rd', 'Qwerty12345', 'Abcd1234', '!!Welcome1!!', 'Iloveyou1.'])(
    'is still too common: %s',
    async (password) => {
      expect(brokenPasswordRules(password)).toEqual([]);
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['Amahoro1', 'Three green kettles 7', 'Password1 of the hill', '!!!!!!!!', randomPassword()])(
    'is good: %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );
});
