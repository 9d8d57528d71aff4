import { type AnyCall, defineCall } from '@portal/service-kit/http';
import type { Permission } from '@portal/service-kit/permissions';
import Joi from 'joi';
import { personParams as idParams, personId as number } from '../../accounts/people/schema';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { presentMail } from './presenter';
import { sendAgain } from './send-again';

const staffWho = (may: Permission) => ({ auth: 'token' as const, may, scopes: ['account'] });
const tags = ['staff'];
const count = Joi.number().integer().required();

const mailAnswer = Joi.object({
  dead: Joi.array()
    .items(
      Joi.object({
        id: number,
        kind: Joi.string().required(),
        application_id: Joi.number().integer().allow(null).required().description('Always null here'),
        attempts: count,
        last_error_code: Joi.string().allow(null).required(),
        created_at: Joi.date().iso().required(),
        failed_at: Joi.date().iso().required(),
      }),
    )
    .required(),
  waiting: Joi.object({ count, oldest_at: Joi.date().iso().allow(null).required() }).required(),
});

export function mailCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listAccountMails',
      method: 'get',
      path: '/api/staff/mail',
      summary: 'Returns the newest 100 undeliverable mails about accounts, and the number waiting to be sent',
      tags,
      ...staffWho('manageMail'),
      answers: { 200: mailAnswer },
      async handle(ctx) {
        ctx.body = presentMail(await service.stores.outbox.standing());
      },
    }),
    defineCall({
      id: 'retryAccountMail',
      method: 'post',
      path: '/api/staff/mail/:id/retry',
      summary: 'Sends an undeliverable mail again',
      tags,
      ...staffWho('manageMail'),
      input: { params: idParams },
      answers: {
        200: Joi.object({ id: number, state: Joi.string().valid('sent', 'pending').required() }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const { id } = ctx.input.params;
        await sendAgain(service, id, ctx.actor.personId);
        ctx.body = { id, state: 'pending' };
      },
    }),
  ];
}
