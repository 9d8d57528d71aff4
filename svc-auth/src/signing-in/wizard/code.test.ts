import { hashOfCode, isSameHash, newCode } from './code';

const secret = Buffer.from('a secret of the tests');

test('a code is six digits', () => {
  for (let time = 0; time < 200; time += 1) expect(newCode()).toMatch(/^\d{6}$/);
});

test('the hash of a code belongs to one person and one secret', () => {
  const hash = hashOfCode(secret, 7, '012345');
  expect(isSameHash(hash, hashOfCode(secret, 7, '012345'))).toBe(true);
  expect(isSameHash(hash, hashOfCode(secret, 7, '012346'))).toBe(false);
  expect(isSameHash(hash, hashOfCode(secret, 8, '012345'))).toBe(false);
  expect(isSameHash(hash, hashOfCode(Buffer.from('another'), 7, '012345'))).toBe(false);
  expect(isSameHash(hash, '')).toBe(false);
  expect(hash).not.toContain('012345');
});
