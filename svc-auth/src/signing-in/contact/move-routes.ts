import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { presentPerson } from '../../accounts/people/presenter';
import { email, person, personParams } from '../../accounts/people/schema';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { type Move, moveUnproven } from './move-unproven';

export function moveCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'moveUnprovenEmail',
      method: 'post',
      path: '/internal/people/:id/unproven-email',
      summary: 'Gives an applicant whose mailbox is not proven another address, for an administrator',
      tags: ['internal'],
      auth: 'internal',
      callers: ['svc-applications'],
      input: {
        params: personParams,
        body: Joi.object<Move>({
          email: email.required(),
          by: Joi.number().integer().positive().required().description("The administrator's id"),
        }),
      },
      answers: { 200: person, 409: errorAnswer },
      async handle(ctx) {
        ctx.body = presentPerson(await moveUnproven(service, ctx.input.params.id, ctx.input.body));
      },
    }),
  ];
}
