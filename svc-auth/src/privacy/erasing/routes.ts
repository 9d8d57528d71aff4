import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { personParams } from '../../accounts/people/schema';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { confirmPassword, erasePerson } from './erase';

export function erasingCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'erasePerson',
      method: 'post',
      path: '/internal/people/:id/erase',
      summary: 'Erases an applicant and ends their sessions; may be repeated',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: { params: personParams },
      answers: { 204: null, 409: errorAnswer },
      async handle(ctx) {
        await erasePerson(service, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'confirmPassword',
      method: 'post',
      path: '/internal/people/:id/confirm-password',
      summary:
        'Returns whether this is the password of a person who is signed in, before an act that needs it again',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: {
        params: personParams,
        body: Joi.object<{ password: string }>({ password: Joi.string().max(1000).required() }),
      },
      answers: { 200: Joi.object({ right: Joi.boolean().required() }), 429: errorAnswer },
      async handle(ctx) {
        ctx.body = { right: await confirmPassword(service, ctx.input.params.id, ctx.input.body.password) };
      },
    }),
  ];
}
