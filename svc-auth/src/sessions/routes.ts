import type { Authenticator } from '@portal/service-kit/auth';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../error-answer';
import type { Service } from '../service';
import { actorWhoLeaves } from './authenticator';
import { clearCookies } from './cookies';
import { endOthers, endSessions } from './end';
import { endedAnswer } from './schema';

export function sessionCalls(service: Service, authenticator: Authenticator): AnyCall[] {
  return [
    defineCall({
      id: 'A04',
      method: 'post',
      path: '/api/logout',
      summary:
        'Signs out: ends the session and clears its cookies. By bearer token, or by the file cookie with X-XSRF-TOKEN.',
      tags: ['sessions'],
      auth: 'public',
      answers: { 204: null, 401: errorAnswer, 403: errorAnswer },
      async handle(ctx) {
        const { sessionId } = await actorWhoLeaves(service, authenticator, ctx);
        await endSessions(service, ({ sessions }) => sessions.end(sessionId, service.clock()));
        clearCookies(service, ctx);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'A15',
      method: 'post',
      path: '/api/me/sign-out-everywhere',
      summary: 'Ends all other sessions of oneself.',
      tags: ['sessions'],
      auth: 'token',
      scopes: ['account'],
      answers: { 200: endedAnswer },
      async handle(ctx) {
        ctx.body = { ended: await endOthers(service, ctx.actor) };
      },
    }),
  ];
}
