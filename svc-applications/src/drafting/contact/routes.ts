import {
  type ApplicationType,
  isProgramme,
  contactMessages as t,
} from '@portal/contract-svc-applications-v1';
import { DEVICE_COOKIE } from '@portal/contract-svc-auth-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { ExtendableContext } from 'koa';
import { signInFields } from '../../application';
import { type Actor, errorAnswer, inWizard, recordId, type Service, words } from '../../platform';
import { programmeParams } from '../programmes/of-path';
import { setDeviceCookie } from '../wizard/cookies';
import { askForCode, type Correction, correctEmail, correctPhone } from './correct';

interface Body {
  application_id: number;
}

interface Asked extends ExtendableContext {
  input: { params: { programme: string }; body: Body };
  actor: Actor & { sessionId: string };
  requestId: string;
}

const { email, phone } = signInFields;
const application_id = recordId.required();

/**
 * The correction that a request asks for.
 * @throws NotFound if there is no such programme
 */
function correctionOf(ctx: Asked): Correction {
  const { params, body } = ctx.input;
  if (!isProgramme(params.programme)) throw new NotFound();
  return {
    actor: ctx.actor,
    applicationId: body.application_id,
    type: params.programme as ApplicationType,
    device: ctx.cookies.get(DEVICE_COOKIE),
    requestId: ctx.requestId,
  };
}

const refusals = { 403: errorAnswer, 404: errorAnswer, 409: errorAnswer };

/** The calls with which applicants correct the email and phone number of their sign-in, until they submit. */
export function contactCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'requestEmailCode',
      method: 'post',
      path: '/api/programmes/:programme/contact/email-code',
      summary:
        'Mails a code to the email address that the applicant wants to have; the answer does not tell whether it is known',
      ...inWizard('programmes'),
      input: {
        params: programmeParams,
        body: Joi.object<Body & { email: string }>({ application_id, email }),
      },
      answers: { 204: null, ...refusals, 429: errorAnswer },
      async handle(ctx) {
        await askForCode(service, correctionOf(ctx), { email: ctx.input.body.email, address: ctx.ip });
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'changeEmail',
      method: 'post',
      path: '/api/programmes/:programme/contact/email',
      summary: 'Corrects the email address by the code that was mailed to it; may be repeated',
      ...inWizard('programmes'),
      input: {
        params: programmeParams,
        body: Joi.object<Body & { email: string; code: string }>({
          application_id,
          email,
          code: Joi.string()
            .replace(/\s/g, '')
            .max(20)
            .required()
            .messages({ 'any.required': t.code, 'string.empty': t.code })
            .description('As typed'),
        }),
      },
      answers: { 200: Joi.object({ email: words() }), ...refusals },
      async handle(ctx) {
        const corrected = await correctEmail(service, correctionOf(ctx), ctx.input.body);
        setDeviceCookie(ctx, corrected.device, service.publicUrl);
        ctx.body = { email: corrected.email };
      },
    }),
    defineCall({
      id: 'changePhone',
      method: 'post',
      path: '/api/programmes/:programme/contact/phone',
      summary: 'Corrects the phone number; may be repeated',
      ...inWizard('programmes'),
      input: {
        params: programmeParams,
        body: Joi.object<Body & { phone: string }>({ application_id, phone }),
      },
      answers: { 200: Joi.object({ phone: words() }), ...refusals },
      async handle(ctx) {
        ctx.body = { phone: await correctPhone(service, correctionOf(ctx), ctx.input.body.phone) };
      },
    }),
  ];
}
