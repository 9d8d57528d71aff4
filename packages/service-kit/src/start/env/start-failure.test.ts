import { EnvError } from '../../base/parse-env';
import { startFailure } from './start-failure';

const failing = (code: string) => Object.assign(new Error(`${code}: somewhere`), { code });

test('a wrong variable is reported by its own sentence', () => {
  expect(startFailure(new EnvError('PORT must be a number; it is "x".'))).toBe(
    'PORT must be a number; it is "x".',
  );
});

test.each([
  ['EADDRINUSE', 'PORT'],
  ['EADDRNOTAVAIL', 'HOST'],
  ['EROFS', 'DATA_DIR'],
  ['ENOTDIR', 'DATA_DIR'],
  ['ECONNREFUSED', 'DATABASE_URL'],
  ['ER_ACCESS_DENIED_ERROR', 'DATABASE_URL'],
])('%s is one sentence that begins with %s', (code, variable) => {
  const message = startFailure(failing(code));
  expect(message).toMatch(new RegExp(`^${variable} must .*\\.$`));
  expect(message.split('\n')).toHaveLength(1);
});

test('an unforeseen error keeps its stack', () => {
  expect(startFailure(new Error('a fault of ours'))).toMatch(/a fault of ours\n\s+at /);
});
