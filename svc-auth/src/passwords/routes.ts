import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { errorAnswer } from '../error-answer';
import { PortalClosed } from '../errors';
import { isStaff } from '../people/person';
import { personParams } from '../people/schema';
import type { Service } from '../service';
import { changePassword } from './change';
import { makeMailedPassword } from './mailed-password';
import { mailedPasswordAnswer, messageAnswer, passwordChangeBody } from './schema';

export function passwordCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'A03',
      method: 'post',
      path: '/api/users/:id/change-password',
      summary: 'Changes the own password and signs out everywhere else.',
      tags: ['passwords'],
      auth: 'token',
      scopes: ['account'],
      input: { params: personParams, body: passwordChangeBody },
      answers: { 200: messageAnswer, 404: errorAnswer, 429: errorAnswer },
      async handle(ctx) {
        if (ctx.actor.personId !== ctx.input.params.id) throw new NotFound();
        if (!isStaff(ctx.actor) && !(await service.portal.isOpen(ctx.requestId))) throw new PortalClosed();
        await changePassword(service, ctx.actor, ctx.input.body);
        ctx.body = { message: 'Password changed successfully.' };
      },
    }),
    defineCall({
      id: 'makeMailedPassword',
      method: 'post',
      path: '/internal/people/:id/mailed-password',
      summary:
        'Makes the password that the confirmation e-mail carries, for an account that nobody opened yet.',
      tags: ['internal'],
      auth: 'internal',
      input: { params: personParams },
      answers: { 200: mailedPasswordAnswer },
      async handle(ctx) {
        ctx.body = await makeMailedPassword(service, ctx.input.params.id);
      },
    }),
  ];
}
