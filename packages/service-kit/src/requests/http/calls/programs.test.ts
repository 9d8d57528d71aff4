import type Koa from 'koa';
import { type Authenticator, actorOf } from '../../../access/auth';
import type { AnyCall } from '../call';
import { guardOf } from './guard';

const call = (more: object): AnyCall =>
  ({
    ...{ id: 'T1', method: 'get', path: '/api/things', summary: 'Things', auth: 'token' },
    ...{ scopes: ['account'], answers: {}, handle: () => undefined, ...more },
  }) as AnyCall;

function knock(more: object, actor: object) {
  const sender = { personId: 1, role: 'admin', sessionId: 's', scope: 'account', ...actor };
  const authenticator = {
    byToken: async () => sender,
    hasProof: async () => true,
  } as unknown as Authenticator;
  return guardOf(call(more), { authenticator })({} as Koa.Context);
}

const program = (...may: string[]) => ({ scope: 'program', program: { token: 3, name: 'Copy', may } });

describe('a program with a token', () => {
  it('makes calls that are for what its token is for', async () => {
    expect(await knock({ programs: 'things:read' }, program('things:read'))).toMatchObject({
      program: { token: 3, name: 'Copy' },
    });
  });

  it('gets the name of the missing purpose', async () => {
    await expect(knock({ programs: 'things:write' }, program('things:read'))).rejects.toThrow(
      'This token is not made for this: it needs things:write.',
    );
  });

  it('makes no other call, whatever scopes and proofs that has', async () => {
    for (const more of [{}, { scopes: undefined }, { scopes: ['program'] }, { needsProof: true }])
      await expect(knock(more, program('things:read'))).rejects.toThrow('A token cannot do this');
  });

  it('has no more than the role of its maker', async () => {
    const reviewer = { ...program('things:read'), role: 'reviewer' };
    await expect(knock({ programs: 'things:read', roles: ['admin'] }, reviewer)).rejects.toThrow();
  });

  it('is recognised by its token alone: a session without one, or of another kind, is no program', () => {
    const claims = { sub: '1', role: 'admin', sid: 's', iss: 'svc-auth', aud: 'portal' };
    const result = { tok: 3, tkn: 'Copy', may: ['things:read'] };
    expect(actorOf({ ...claims, ...result, scope: 'program' })).toMatchObject(program('things:read'));
    expect(actorOf({ ...claims, scope: 'program' })).toBeUndefined();
    expect(actorOf({ ...claims, ...result, scope: 'account' })).toBeUndefined();
  });
});
