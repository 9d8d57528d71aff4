import { readAddress, withoutAlias } from './address';

test.each([
  ['/', '/', ''],
  ['/application/interns', '/application/interns', ''],
  ['/api/me?x=1&y=../2', '/api/me', '?x=1&y=../2'],
  ['/api/storage/a%20b.pdf', '/api/storage/a%20b.pdf', ''],
  ['/api/storage/100%25.pdf', '/api/storage/100%25.pdf', ''],
  ['/api/get-progress/', '/api/get-progress/', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
])('%s is taken as it is', (target, path, query) => {
  expect(readAddress(target)).toEqual({ path, query });
});

test.each([
  '',
  'api/me',
  'http://elsewhere.example/api/me',
  '*',
  '//elsewhere.example',
  '/api//internal/keys',
  '/api/../internal/keys',
  '/api/./me',
  '/api/..',
  '/api/..;/internal/keys',
  '/api/%2e%2e/internal/keys',
  '/api/%2E./internal/keys',
  '/api%2finternal',
  '/api/%5cinternal',
  '/api/%252e%252e/internal',
  '/api/%25252finternal',
  '/api\\internal',
  '/api/me%00.pdf',
  '/api/me%0d%0ax: y',
  '/api/%zz',
  '/api/%ff',
  '/api/m\u00e9',
])('%j is no address of ours', (target) => {
  expect(readAddress(target)).toBeUndefined();
});

test.each([
  ['/api/public/get-progress', '/api/get-progress'],
  ['/api/publicstorage/12/cv.pdf', '/api/storage/12/cv.pdf'],
  ['/api/public/storage/12/cv.pdf', '/api/storage/12/cv.pdf'],
  ['/api/publicsubmit-application', '/api/submit-application'],
  ['/api/publicuser/applications/7', '/api/user/applications/7'],
  ['/api/publicvisitor/get-progress', '/api/visitor/get-progress'],
  ['/api/public/public/x', '/api/public/x'],
  ['/api/publicinternal/keys', '/api/internal/keys'],
])('the old name %s means %s', (path, plain) => {
  expect(withoutAlias(path)).toBe(plain);
});

test.each([
  '/api/portal-status',
  '/api/public',
  '/api/public-notices',
  '/api/publisher',
  '/api/me',
  '/public/x',
])('%s is not an old name', (path) => {
  expect(withoutAlias(path)).toBe(path);
});
