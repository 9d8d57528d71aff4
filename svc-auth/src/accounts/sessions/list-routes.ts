import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../../platform/error-answer';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { endSessions } from './end';
import { sessionParams, sessionsAnswer } from './schema';
import type { UsedSession } from './session';

/** The calls by which people see and end their own sessions. */
export function sessionListCalls(service: Service): AnyCall[] {
  const { stores, clock } = service;
  return [
    defineCall({
      id: 'listSessions',
      method: 'get',
      path: '/api/me/sessions',
      summary: "Returns the signed-in person's sessions: this one first, then by last use",
      tags: ['sessions'],
      auth: 'token',
      scopes: ['account'],
      answers: { 200: sessionsAnswer },
      async handle(ctx) {
        const { personId, sessionId } = ctx.actor;
        const sessions = await stores.sessions.listOf(personId, clock());
        ctx.body = { sessions: inOrder(sessions.map((session) => present(session, sessionId))) };
      },
    }),
    defineCall({
      id: 'endSession',
      method: 'delete',
      path: '/api/me/sessions/:id',
      summary: 'Ends one session of the signed-in person at once',
      tags: ['sessions'],
      auth: 'token',
      scopes: ['account'],
      input: { params: sessionParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        const { id } = ctx.input.params;
        await endSessions(service, async ({ sessions }) => {
          const position = await sessions.endOf(ctx.actor.personId, id, clock());
          if (position === undefined) throw new NotFound(message('sessionGone'));
          return position;
        });
        ctx.status = 204;
      },
    }),
  ];
}

function present({ id, device, scope, createdAt, lastUsedAt }: UsedSession, current: string) {
  return {
    id,
    device,
    by_password: scope !== 'wizard',
    begun_at: createdAt,
    last_used_at: lastUsedAt ?? createdAt,
    is_this: id === current,
  };
}

type Presented = ReturnType<typeof present>;

const inOrder = (sessions: Presented[]): Presented[] =>
  sessions.sort(
    (one, other) =>
      Number(other.is_this) - Number(one.is_this) ||
      other.last_used_at.getTime() - one.last_used_at.getTime(),
  );
