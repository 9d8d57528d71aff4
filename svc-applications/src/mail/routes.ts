import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  id,
  idParams,
  instant,
  listOf,
  maybe,
  maybeInstant,
  type Service,
  words,
} from '../platform';
import { listMail, sendAgain } from './dead-letters';
import { presentMail } from './presenter';
import { sendMailAgain } from './send-again';

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

const outcome = Joi.object({ id: id(), state: Joi.string().valid('sent', 'pending').required() });

export function mailCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listApplicationMails',
      method: 'get',
      path: '/api/admin/mail',
      summary:
        'Returns the newest 100 undeliverable mails about applications, and the number waiting to be sent',
      ...byStaff('manageMail'),
      answers: { 200: mailAnswer },
      async handle(ctx) {
        ctx.body = presentMail(await listMail(service));
      },
    }),
    defineCall({
      id: 'resendApplicationMail',
      method: 'post',
      path: '/api/admin/applications/mails/:id/send-again',
      summary: 'Sends a mail about an application again, unless it waits to be sent',
      ...byStaff('sendMails'),
      input: { params: idParams },
      answers: { 200: outcome, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { id } = ctx.input.params;
        ctx.body = { id, state: await sendMailAgain(service, id, ctx.actor) };
      },
    }),
    defineCall({
      id: 'retryApplicationMail',
      method: 'post',
      path: '/api/admin/mail/:id/retry',
      summary: 'Sends an undeliverable mail again',
      ...byStaff('manageMail'),
      input: { params: idParams },
      answers: {
        200: outcome,
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
