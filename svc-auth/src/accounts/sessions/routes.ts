import type { Authenticator } from '@portal/service-kit/auth';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../../platform/error-answer';
import { SessionOver } from '../../platform/errors';
import type { Service } from '../../platform/service';
import { ofPerson } from '../people/event-of-person';
import { actorWhoLeaves } from './authenticator';
import { clearCookies, setCookies } from './cookies';
import { endOthers, endSessions } from './end';
import { endedAnswer } from './schema';

export function sessionCalls(service: Service, authenticator: Authenticator): AnyCall[] {
  return [
    defineCall({
      id: 'signOut',
      method: 'post',
      path: '/api/logout',
      summary:
        'Signs out: ends the session and clears its cookies; by bearer token, or by the file cookie with X-XSRF-TOKEN',
      tags: ['sessions'],
      auth: 'public',
      answers: { 204: null, 401: errorAnswer, 403: errorAnswer },
      async handle(ctx) {
        const actor = await actorWhoLeaves(service, authenticator, ctx);
        await endSessions(service, async ({ sessions, events }) => {
          await events.add(
            { kind: 'sign_out', ...ofPerson({ ...actor, id: actor.personId }) },
            service.clock(),
          );
          return sessions.end(actor.sessionId, service.clock());
        });
        clearCookies(service, ctx);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'renewFileCookie',
      method: 'post',
      path: '/api/me/files',
      summary: 'Sets the cookie for stored files again, after it has expired in a browser',
      tags: ['sessions'],
      auth: 'token',
      scopes: ['account', 'wizard'],
      answers: { 204: null, 401: errorAnswer, 403: errorAnswer },
      async handle(ctx) {
        const session = await service.stores.sessions.live(ctx.actor.sessionId, service.clock());
        if (!session) throw new SessionOver();
        await setCookies(service, ctx, session, ctx.actor);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'signOutEverywhere',
      method: 'post',
      path: '/api/me/sign-out-everywhere',
      summary: 'Ends all other sessions of the signed-in person',
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
