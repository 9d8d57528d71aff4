import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Authenticator } from '@portal/service-kit/auth';
import { allCalls } from '../src/calls';
import { contractDocument } from '../src/document';
import type { Service } from '../src/service';

const contract = path.join(__dirname, '../../contracts/svc-auth-v1');

describe('the contract that others build on', () => {
  it('matches the calls: run `npm run contract -w svc-auth` after a change', async () => {
    const committed = JSON.parse(await readFile(path.join(contract, 'openapi.json'), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(contractDocument())));
  });

  it('says of every internal call which services may make it', () => {
    const internal = allCalls({} as Service, {} as Authenticator).filter(({ auth }) => auth === 'internal');
    const forAll = internal.filter(({ callers }) => !callers).map(({ id }) => id);
    expect(forAll.sort()).toEqual(['getKeys', 'listRevocations']);
  });

  it('names every call that the table of calls has for this service', () => {
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
      'A19 post /api/me/files',
      'A20 get /api/staff/events',
      'A21 get /api/staff/events.csv',
      'A30 get /api/me/sessions',
      'A31 delete /api/me/sessions/{id}',
      'A32 get /api/me/second-factor',
      'A33 post /api/me/second-factor',
      'A34 post /api/me/second-factor/confirm',
      'A35 post /api/me/second-factor/off',
      'A36 post /api/me/second-factor/recovery-codes',
      'A37 post /api/staff/{id}/second-factor/reset',
      'A38 get /api/staff/second-factor-rule',
      'A39 put /api/staff/second-factor-rule',
      'A50 post /api/me/proof',
      'A51 post /api/me/session/used',
      'A52 get /api/staff/session-rule',
      'A53 put /api/staff/session-rule',
      'A54 get /api/me/passkeys',
      'A55 post /api/me/passkeys/options',
      'A56 post /api/me/passkeys',
      'A57 delete /api/me/passkeys/{id}',
      'A58 get /api/staff/mail-templates',
      'A59 get /api/staff/mail-templates/{kind}/{language}',
      'A60 put /api/staff/mail-templates/{kind}/{language}',
      'A61 post /api/staff/mail-templates/{kind}/{language}/preview',
      'A62 post /api/staff/mail-templates/{kind}/{language}/standard',
      'A63 put /api/me/language',
      'A70 post /api/staff/invitation',
      'A71 post /api/staff/invitation/accept',
    ]);
  });
});
