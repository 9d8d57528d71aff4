import { passkeyPlaceAt } from './place';

test.each([
  ['https://apply.example.org', 'apply.example.org'],
  ['https://apply.example.org:8443/', 'apply.example.org'],
  ['http://localhost:8080', 'localhost'],
  ['http://apply.example.org', undefined],
  ['https://192.0.2.7', undefined],
  ['http://127.0.0.1:8080', undefined],
  ['https://[2001:db8::1]', undefined],
])('browsers keep passkeys for %s as %s', (publicUrl, name) => {
  expect(passkeyPlaceAt(publicUrl)?.name).toBe(name);
});
