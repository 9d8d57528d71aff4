import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from './owners';
import taken from './taken.json';

test.each([
  '/api/login',
  '/api/logout',
  '/api/me',
  '/api/me/sign-out-everywhere',
  '/api/users/7/change-password',
  '/api/password/forgot',
  '/api/password/reset',
  '/api/staff',
  '/api/staff/3',
])('%s belongs to svc-auth', (path) => {
  expect(ownerOf(path)).toBe('svc-auth');
});

test.each([
  '/api/admin/reports/applications',
  '/api/admin/reports/download-pdf',
  '/api/admin/applications/7/export-pdf',
  '/api/user/applications/7/pdf',
])('%s belongs to svc-reports', (path) => {
  expect(ownerOf(path)).toBe('svc-reports');
});

test.each([
  '/api/portal-status',
  '/api/intern/login',
  '/api/visitor/login',
  '/api/users/upload-document',
  '/api/storage/12/cv.pdf',
  '/api/admin/applications/7',
  '/api/user/applications/7',
  '/api/user/applications/7/documents',
  '/api/media',
  '/api/staffing',
])('%s belongs to svc-applications', (path) => {
  expect(ownerOf(path)).toBe('svc-applications');
});

test('the bare /api/ belongs to nobody', () => {
  expect(ownerOf('/api/')).toBeUndefined();
});

const contracts = path.resolve(__dirname, '../../../contracts');
const documented = readdirSync(contracts).filter((name) => name.startsWith('svc-'));

test.each(documented)('every public call of %s reaches its service', (contract) => {
  const service = contract.replace(/-v\d+$/, '');
  const file = path.join(contracts, contract, 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
  const addresses = Object.keys(paths).filter((address) => address.startsWith('/api/'));
  expect(addresses).not.toHaveLength(0);
  for (const address of addresses) {
    expect([address, ownerOf(address.replace(/\{\w+\}/g, '7'))]).toEqual([address, service]);
  }
});

test('no word of a documented address is free for a service that is registered: run `npm run contracts`', () => {
  const words = documented.flatMap((contract) => {
    const file = path.join(contracts, contract, 'openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
    return Object.keys(paths).flatMap((address) => /^\/api\/([^/]+)/.exec(address)?.[1] ?? []);
  });
  expect(taken).toEqual([...new Set(words)].sort());
});
