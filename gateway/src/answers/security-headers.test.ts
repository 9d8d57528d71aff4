import { securityHeaders } from './security-headers';

const plain = { publicUrl: 'http://127.0.0.1:8080', allowRemoteOverrides: false, logo: null };
const policyOf = (options: typeof plain | (Omit<typeof plain, 'logo'> & { logo: string })) =>
  securityHeaders(options).page['content-security-policy'] ?? '';

test('browsers are made to use HTTPS from then on where the portal is reached by HTTPS, and only there', () => {
  expect(securityHeaders(plain).everywhere['strict-transport-security']).toBeUndefined();
  const secure = securityHeaders({ ...plain, publicUrl: 'https://portal.example' });
  expect(secure.everywhere['strict-transport-security']).toMatch('max-age=');
  expect(secure.api[0]).toBe('strict-transport-security');
});

test('scripts may come from another address only where overrides are allowed', () => {
  expect(policyOf(plain)).toContain("script-src 'self';");
  expect(policyOf({ ...plain, allowRemoteOverrides: true })).toContain(
    "script-src 'self' http://localhost:*",
  );
});

test('a logo on another server may be shown', () => {
  expect(policyOf({ ...plain, logo: 'https://cdn.example/a/logo.svg' })).toContain(
    "img-src 'self' data: blob: https://cdn.example",
  );
});
