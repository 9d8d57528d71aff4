import { idleMinutes } from '@portal/contract-svc-auth-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import Joi from 'joi';
import type { Service } from '../../platform/service';
import { noteUse, setIdleMinutes } from './idle';

interface SessionRule {
  idle_minutes: number;
}

const codes = ['any.required', 'number.base', 'number.integer', 'number.min', 'number.max', 'number.unsafe'];

const ruleBody = Joi.object<SessionRule>({
  idle_minutes: Joi.number()
    .integer()
    .min(idleMinutes.least)
    .max(idleMinutes.most)
    .required()
    .messages(Object.fromEntries(codes.map((code) => [code, idleMinutes.say]))),
});
const ruleAnswer = Joi.object({
  idle_minutes: Joi.number()
    .integer()
    .required()
    .description('A session of staff whose page has told of use ends after these minutes without any'),
});

const staffWho = (may: Permission) => ({ auth: 'token' as const, may, scopes: ['account'] });
const tags = ['sessions'];

/** The calls about ending unused staff sessions. */
export function idleCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'recordSessionUse',
      method: 'post',
      path: '/api/me/session/used',
      summary:
        'Tells that somebody types or presses at a page of the staff; from then on the session ends without use',
      tags,
      auth: 'token',
      staffOnly: true,
      scopes: ['account'],
      answers: { 200: ruleAnswer },
      async handle(ctx) {
        const { sessionId: id, personId } = ctx.actor;
        ctx.body = { idle_minutes: await noteUse(service, { id, personId }) };
      },
    }),
    defineCall({
      id: 'getSessionRule',
      method: 'get',
      path: '/api/staff/session-rule',
      summary: 'Returns after how many minutes without use sessions of staff end',
      tags,
      ...staffWho('manageSecurity'),
      answers: { 200: ruleAnswer },
      async handle(ctx) {
        ctx.body = { idle_minutes: await service.stores.idle.minutes() };
      },
    }),
    defineCall({
      id: 'updateSessionRule',
      method: 'put',
      path: '/api/staff/session-rule',
      summary: 'Sets after how many minutes without use sessions of staff end',
      tags,
      ...staffWho('manageSecurity'),
      needsProof: true,
      input: { body: ruleBody },
      answers: { 200: ruleAnswer },
      async handle(ctx) {
        const { idle_minutes } = ctx.input.body;
        await setIdleMinutes(service, ctx.actor.personId, idle_minutes);
        ctx.body = { idle_minutes };
      },
    }),
  ];
}
