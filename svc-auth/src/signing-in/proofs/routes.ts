import { DEVICE_COOKIE } from '@portal/contract-svc-auth-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { whenMissing } from '@portal/service-kit/messages';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import Joi from 'joi';
import { optionsAnswer, passkeyAnswer } from '../../accounts/passkey-schema';
import { sessionParams } from '../../accounts/sessions/schema';
import { errorAnswer } from '../../platform/error-answer';
import { message } from '../../platform/messages';
import type { Service } from '../../platform/service';
import { prove } from './prove';

interface ProofBody {
  password: string;
  code?: string;
  passkey?: AuthenticationResponseJSON;
}

const proofBody = Joi.object<ProofBody>({
  password: Joi.string()
    .max(1000)
    .required()
    .messages(whenMissing(message('passwordNeeded'))),
  code: Joi.string()
    .trim()
    .max(40)
    .allow('')
    .description('Asked for by 422 with `factor_required`: six figures of the app, or a recovery code'),
  passkey: passkeyAnswer.description(
    'In place of the code: what the browser answers to `passkey` of that 422',
  ),
});

const refusedProof = errorAnswer.keys({
  factor_required: Joi.boolean().description('True where the password is right and a code is asked for'),
  passkey: optionsAnswer().description('What the browser is asked, for accounts with a passkey'),
});

/** The calls by which a person proves again that they are the owner of a session. */
export function proofCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'reauthenticate',
      method: 'post',
      path: '/api/me/proof',
      summary:
        'Proves the password, and the code where there is one, again: opens for 15 minutes the calls that answer 403 with `reauthenticate`',
      tags: ['sessions'],
      auth: 'token',
      staffOnly: true,
      scopes: ['account'],
      input: { body: proofBody },
      answers: { 204: null, 422: refusedProof, 429: errorAnswer },
      async handle(ctx) {
        const { password, code, passkey } = ctx.input.body;
        const device = ctx.cookies.get(DEVICE_COOKIE);
        await prove(service, ctx.actor, { password, code, passkey, address: ctx.ip, device });
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'getProof',
      method: 'get',
      path: '/internal/sessions/:id/proof',
      summary: 'Returns when the password of a session was proven last',
      tags: ['internal'],
      auth: 'internal',
      callers: ['gateway', 'svc-applications', 'svc-reports'],
      input: { params: sessionParams },
      answers: { 200: Joi.object({ proven_at: Joi.date().iso().required() }) },
      async handle(ctx) {
        const provenAt = await service.stores.sessions.provenAt(ctx.input.params.id, service.clock());
        if (!provenAt) throw new NotFound();
        ctx.body = { proven_at: provenAt };
      },
    }),
  ];
}
