import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { exchangeToken } from './exchange';
import { endToken, type ListedToken, listTokens, makeToken } from './manage';
import { exchangeBody, madeAnswer, newTokenBody, sessionAnswer, tokenParams, tokensAnswer } from './schema';

const staffWho = (may: Permission) => ({ auth: 'token' as const, may, scopes: ['account'] });
const tags = ['tokens'];

/** The calls about access tokens for programs, and the call by which a program opens a session. */
export function accessTokenCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listAccessTokens',
      method: 'get',
      path: '/api/staff/tokens',
      summary: 'Returns the tokens for programs without their secrets, the newest first',
      tags,
      ...staffWho('manageIntegrations'),
      answers: { 200: tokensAnswer },
      async handle(ctx) {
        ctx.body = { tokens: (await listTokens(service)).map(present) };
      },
    }),
    defineCall({
      id: 'createAccessToken',
      method: 'post',
      path: '/api/staff/tokens',
      summary: 'Makes a token for a program, which is told this once',
      tags,
      ...staffWho('manageIntegrations'),
      needsProof: true,
      input: { body: newTokenBody },
      answers: { 201: madeAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { token, secret } = await makeToken(service, ctx.actor, ctx.input.body);
        ctx.status = 201;
        ctx.set('Cache-Control', 'no-store');
        ctx.body = { token: present(token), secret };
      },
    }),
    defineCall({
      id: 'deleteAccessToken',
      method: 'delete',
      path: '/api/staff/tokens/:id',
      summary: 'Ends a token, and all sessions that programs have by it, at once',
      tags,
      ...staffWho('manageIntegrations'),
      needsProof: true,
      input: { params: tokenParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await endToken(service, ctx.actor.personId, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'openProgramSession',
      method: 'post',
      path: '/api/token',
      summary: 'Opens a session of a quarter of an hour for a program with a token',
      tags,
      auth: 'public',
      input: { body: exchangeBody },
      answers: { 200: sessionAnswer, 401: errorAnswer, 429: errorAnswer },
      async handle(ctx) {
        const { bearer, session, scopes } = await exchangeToken(service, ctx.input.body.token, ctx.ip);
        ctx.set('Cache-Control', 'no-store');
        ctx.body = { token: bearer, expires_at: session.expiresAt, scopes };
      },
    }),
  ];
}

const present = ({ id, name, scopes, maker, createdAt, expiresAt, endedAt, ...last }: ListedToken) => ({
  id,
  name,
  scopes,
  made_by: maker,
  made_at: createdAt,
  ends_at: expiresAt,
  ended_at: endedAt,
  last_used_at: last.lastUsedAt,
  last_network: last.lastNetwork,
});
