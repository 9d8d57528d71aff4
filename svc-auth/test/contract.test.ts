import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Authenticator } from '@portal/service-kit/auth';
import { allCalls } from '../src/calls';
import { contractDocument } from '../src/document';
import type { Service } from '../src/platform/service';

const contract = path.join(__dirname, '../../contracts/svc-auth-v1');

describe('the contract that others build on', () => {
  it('matches the calls: run `npm run contract -w svc-auth` after a change', async () => {
    // Former operation ids are in former-operation-ids.json, not in the document.
    const committed = JSON.parse(await readFile(path.join(contract, 'openapi.json'), 'utf8'), (key, value) =>
      key === 'x-former-id' ? undefined : value,
    );
    expect(committed).toEqual(JSON.parse(JSON.stringify(contractDocument())));
  });

  it('states for every internal call which services may make it', () => {
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
    expect(calls.filter((call) => call.includes(' /api/')).sort()).toEqual([
      'acceptInvitation post /api/staff/invitation/accept',
      'acceptInvitationByToken post /api/staff/invitations/{token}',
      'addPasskey post /api/me/passkeys',
      'changePassword post /api/users/{id}/change-password',
      'confirmSecondFactor post /api/me/second-factor/confirm',
      'createAccessToken post /api/staff/tokens',
      'createRole post /api/staff/roles',
      'deleteAccessToken delete /api/staff/tokens/{id}',
      'deletePasskey delete /api/me/passkeys/{id}',
      'deleteRole delete /api/staff/roles/{id}',
      'disableSecondFactor post /api/me/second-factor/off',
      'endSession delete /api/me/sessions/{id}',
      'exportAccountEvents get /api/staff/events.csv',
      'getAccountMailTemplate get /api/staff/mail-templates/{kind}/{language}',
      'getInvitation post /api/staff/invitation',
      'getInvitationByToken get /api/staff/invitations/{token}',
      'getSecondFactor get /api/me/second-factor',
      'getSecondFactorRule get /api/staff/second-factor-rule',
      'getSelf get /api/me',
      'getSessionRule get /api/staff/session-rule',
      'inviteStaff post /api/staff',
      'listAccessTokens get /api/staff/tokens',
      'listAccountEvents get /api/staff/events',
      'listAccountMailTemplates get /api/staff/mail-templates',
      'listAccountMails get /api/staff/mail',
      'listPasskeys get /api/me/passkeys',
      'listRoles get /api/staff/roles',
      'listSessions get /api/me/sessions',
      'listStaff get /api/staff',
      'listStaffActivity get /api/staff/activity',
      'openProgramSession post /api/token',
      'previewAccountMailTemplate post /api/staff/mail-templates/{kind}/{language}/preview',
      'reauthenticate post /api/me/proof',
      'recordSessionUse post /api/me/session/used',
      'renewFileCookie post /api/me/files',
      'renewRecoveryCodes post /api/me/second-factor/recovery-codes',
      'requestPasswordReset post /api/password/forgot',
      'resendInvitation post /api/staff/{id}/invitation',
      'resetAccountMailTemplate post /api/staff/mail-templates/{kind}/{language}/standard',
      'resetPassword post /api/password/reset',
      'resetSecondFactor post /api/staff/{id}/second-factor/reset',
      'retryAccountMail post /api/staff/mail/{id}/retry',
      'signIn post /api/login',
      'signOut post /api/logout',
      'signOutEverywhere post /api/me/sign-out-everywhere',
      'signOutStaff post /api/staff/{id}/sign-out',
      'startPasskey post /api/me/passkeys/options',
      'startSecondFactor post /api/me/second-factor',
      'updateAccountMailTemplate put /api/staff/mail-templates/{kind}/{language}',
      'updateLanguage put /api/me/language',
      'updateRole patch /api/staff/roles/{id}',
      'updateSecondFactorRule put /api/staff/second-factor-rule',
      'updateSelf patch /api/me',
      'updateSessionRule put /api/staff/session-rule',
      'updateStaff patch /api/staff/{id}',
    ]);
  });
});
