import { decodeJwt, generateKeyPair, type KeyLike } from 'jose';
import { FILES_SCOPE } from './actor';
import { actorOf, signToken } from './claims';

let key: KeyLike;
beforeAll(async () => {
  key = (await generateKeyPair('EdDSA')).privateKey;
});

const payloadOf = async (scope: string) => {
  const actor = { personId: 7, role: 'intern', scope, sessionId: 'session' };
  return decodeJwt(
    await signToken({ key, id: 'key', algorithm: 'EdDSA' }, actor, new Date(Date.now() + 1000)),
  );
};

test.each([
  ['account', 'portal'],
  ['wizard', 'portal'],
  [FILES_SCOPE, 'portal-files'],
])('a token of the scope %s names its issuer, and %s as what it is made for', async (scope, audience) => {
  const payload = await payloadOf(scope);
  expect(payload).toMatchObject({ iss: 'svc-auth', aud: audience });
  expect(actorOf(payload)).toMatchObject({ personId: 7, scope });
});

test('a token of the release before, without either, counts until it ends', async () => {
  const { iss: _, aud: __, ...payload } = await payloadOf('account');
  expect(actorOf(payload)).toMatchObject({ personId: 7 });
});

test.each([
  ['of another issuer', { iss: 'elsewhere' }],
  ['made for files', { aud: 'portal-files' }],
  ['made for a device', { aud: 'portal-device' }],
  ['without an issuer', { iss: undefined }],
  ['without an audience', { aud: undefined }],
])('a token %s opens nothing', async (_, changed) => {
  expect(actorOf({ ...(await payloadOf('account')), ...changed })).toBeUndefined();
});
