import { encryptionOf } from './encryption';

test.each([
  ['smtp://mail.example:587', true],
  ['smtps://mail.example', true],
  ['smtp://mail.example:587?tls=off', false],
  ['smtp://mail.example:587?tls=no', true],
  ['smtp://localhost.example:587', true],
  ['smtp://127.0.0.1.example:587', true],
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.2:25', false],
  ['smtp://[::1]:25', false],
])('for %s encryption is required: %s', (address, required) => {
  expect(encryptionOf(address).required).toBe(required);
});

test('name, password and other parameters go on to the library, ours does not', () => {
  expect(encryptionOf('smtp://me:p%40ss@mail.example:587?tls=off&name=portal').url).toBe(
    'smtp://me:p%40ss@mail.example:587?name=portal',
  );
});
