import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, id, instant, listOf, maybe, maybeInstant, words } from '../answers';
import { idParams } from '../fields';
import type { Service } from '../service';
import { byAdmins } from '../who';
import { listMail, sendAgain } from './dead-letters';
import { presentMail } from './presenter';

const deadLetter = {
  id: id(),
  kind: words(),
  application_id: Joi.number().integer().allow(null).required(),
  attempts: id(),
  last_error_code: maybe(),
  created_at: instant(),
  failed_at: instant(),
};

const mailAnswer = Joi.object({
  dead: listOf(deadLetter),
  waiting: Joi.object({ count: id(), oldest_at: maybeInstant() }).required(),
});

export function mailCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'M20',
      method: 'get',
      path: '/api/admin/mail',
      summary: 'Mails about applications that were given up, the newest 100, and how many wait to be sent',
      ...byAdmins,
      answers: { 200: mailAnswer },
      async handle(ctx) {
        ctx.body = presentMail(await listMail(service));
      },
    }),
    defineCall({
      id: 'M21',
      method: 'post',
      path: '/api/admin/mail/:id/retry',
      summary: 'Sends again what was given up',
      ...byAdmins,
      input: { params: idParams },
      answers: {
        200: Joi.object({ id: id(), state: Joi.string().valid('sent', 'pending').required() }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const { id } = ctx.input.params;
        ctx.body = { id, state: await sendAgain(service, id, ctx.actor) };
      },
    }),
  ];
}
