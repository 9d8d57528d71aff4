import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { presentPerson } from '../../accounts/people/presenter';
import { email as emailRule, person, personParams, phone } from '../../accounts/people/schema';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { askForCode, type CodeRequest } from './ask-code';
import { correctEmail, type EmailCorrection } from './correct-email';
import { correctPhone } from './correct-phone';
import type { Hands } from './hands';

const hands = {
  session: Joi.string().max(64).required().description('Of the request: it goes on'),
  by_password: Joi.boolean().required().description('Whether the session was opened by password'),
  device: Joi.string().max(2000).description('What an earlier answer gave for this device'),
};
const email = emailRule.required();

const among = { tags: ['internal'], auth: 'internal' as const, callers: ['svc-applications'] };

/** The calls by which svc-applications corrects email and phone number of a person who has not submitted yet. */
export function contactCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'askForEmailCode',
      method: 'post',
      path: '/internal/people/:id/email-code',
      summary: 'Mails a code to the address that a person wants to have',
      ...among,
      input: {
        params: personParams,
        body: Joi.object<CodeRequest>({
          ...hands,
          email,
          address: Joi.string().max(100).required().description("The client's address, for the limits"),
        }),
      },
      answers: { 204: null, 403: errorAnswer, 422: errorAnswer, 429: errorAnswer },
      async handle(ctx) {
        await askForCode(service, ctx.input.params.id, ctx.input.body);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'correctEmail',
      method: 'post',
      path: '/internal/people/:id/email',
      summary: 'Gives a person the address to which the code was mailed; may be repeated',
      ...among,
      input: {
        params: personParams,
        body: Joi.object<EmailCorrection>({
          ...hands,
          email,
          code: Joi.string().replace(/\s/g, '').max(20).required().description('As typed'),
        }),
      },
      answers: {
        200: Joi.object({
          person: person.required(),
          device: Joi.object({
            token: Joi.string().required().description('For the device cookie'),
            expires_at: Joi.date().iso().required(),
          }).required(),
        }),
        403: errorAnswer,
        409: errorAnswer,
        422: errorAnswer,
      },
      async handle(ctx) {
        const corrected = await correctEmail(service, ctx.input.params.id, ctx.input.body);
        const { token, expiresAt } = corrected.device;
        ctx.body = { person: presentPerson(corrected.person), device: { token, expires_at: expiresAt } };
      },
    }),
    defineCall({
      id: 'correctPhone',
      method: 'post',
      path: '/internal/people/:id/phone',
      summary: 'Gives a person another phone number; may be repeated',
      ...among,
      input: {
        params: personParams,
        body: Joi.object<Hands & { phone: string }>({ ...hands, phone: phone.required() }),
      },
      answers: { 200: person, 403: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        ctx.body = presentPerson(await correctPhone(service, ctx.input.params.id, ctx.input.body));
      },
    }),
  ];
}
