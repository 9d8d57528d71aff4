/** @jest-environment node */
import { tokenScope } from './token-scope';

const token = (claims: object) =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.x`;

test.each(['wizard', 'account'])('a token of scope %s contains it', (scope) => {
  expect(tokenScope(token({ scope, sid: '~~~???' }))).toBe(scope);
});

test.each(['', 'abc', 'a.b.c', token({ sub: 5 })])('%j has no scope, and nothing breaks', (one) => {
  expect(tokenScope(one)).toBeUndefined();
});
