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
      'signIn post /api/login',
      'getSelf get /api/me',
      'changePassword post /api/users/{id}/change-password',
      'signOut post /api/logout',
      'requestPasswordReset post /api/password/forgot',
      'resetPassword post /api/password/reset',
      'listStaff get /api/staff',
      'inviteStaff post /api/staff',
      'resendInvitation post /api/staff/{id}/invitation',
      'updateStaff patch /api/staff/{id}',
      'signOutStaff post /api/staff/{id}/sign-out',
      'getInvitationByToken get /api/staff/invitations/{token}',
      'acceptInvitationByToken post /api/staff/invitations/{token}',
      'listStaffActivity get /api/staff/activity',
      'signOutEverywhere post /api/me/sign-out-everywhere',
      'updateSelf patch /api/me',
      'listAccountMails get /api/staff/mail',
      'retryAccountMail post /api/staff/mail/{id}/retry',
      'renewFileCookie post /api/me/files',
      'listAccountEvents get /api/staff/events',
      'exportAccountEvents get /api/staff/events.csv',
      'listSessions get /api/me/sessions',
      'endSession delete /api/me/sessions/{id}',
      'getSecondFactor get /api/me/second-factor',
      'startSecondFactor post /api/me/second-factor',
      'confirmSecondFactor post /api/me/second-factor/confirm',
      'disableSecondFactor post /api/me/second-factor/off',
      'renewRecoveryCodes post /api/me/second-factor/recovery-codes',
      'resetSecondFactor post /api/staff/{id}/second-factor/reset',
      'getSecondFactorRule get /api/staff/second-factor-rule',
      'updateSecondFactorRule put /api/staff/second-factor-rule',
      'reauthenticate post /api/me/proof',
      'recordSessionUse post /api/me/session/used',
      'getSessionRule get /api/staff/session-rule',
      'updateSessionRule put /api/staff/session-rule',
      'listPasskeys get /api/me/passkeys',
      'startPasskey post /api/me/passkeys/options',
      'addPasskey post /api/me/passkeys',
      'deletePasskey delete /api/me/passkeys/{id}',
      'listAccountMailTemplates get /api/staff/mail-templates',
      'getAccountMailTemplate get /api/staff/mail-templates/{kind}/{language}',
      'updateAccountMailTemplate put /api/staff/mail-templates/{kind}/{language}',
      'previewAccountMailTemplate post /api/staff/mail-templates/{kind}/{language}/preview',
      'resetAccountMailTemplate post /api/staff/mail-templates/{kind}/{language}/standard',
      'updateLanguage put /api/me/language',
      'getInvitation post /api/staff/invitation',
      'acceptInvitation post /api/staff/invitation/accept',
    ]);
  });
});
