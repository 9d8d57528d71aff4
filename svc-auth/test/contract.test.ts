import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractDocument } from '../src/document';

const contract = path.join(__dirname, '../../contracts/svc-auth-v1');

describe('the contract that others build on', () => {
  it('is what the calls say: run `npm run contract -w svc-auth` after a change', async () => {
    const committed = JSON.parse(await readFile(path.join(contract, 'openapi.json'), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(contractDocument())));
  });

  it('names every call of the table of calls that is ours', () => {
    const { paths } = contractDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const calls = Object.entries(paths).flatMap(([address, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${address}`),
    );
    expect(calls.filter((call) => call.startsWith('A')).sort()).toEqual([
      'A01 post /api/login',
      'A02 get /api/me',
      'A03 post /api/users/{id}/change-password',
      'A04 post /api/logout',
      'A05 post /api/password/forgot',
      'A06 post /api/password/reset',
      'A07 get /api/staff',
      'A08 post /api/staff',
      'A09 post /api/staff/{id}/invitation',
      'A10 patch /api/staff/{id}',
      'A11 post /api/staff/{id}/sign-out',
      'A12 get /api/staff/invitations/{token}',
      'A13 post /api/staff/invitations/{token}',
      'A14 get /api/staff/activity',
      'A15 post /api/me/sign-out-everywhere',
      'A16 patch /api/me',
      'A17 get /api/staff/mail',
      'A18 post /api/staff/mail/{id}/retry',
    ]);
  });
});
