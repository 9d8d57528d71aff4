import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { newPasskeyBody, optionsAnswer, passkeyParams, passkeysAnswer } from '../../accounts/passkey-schema';
import { setDeviceCookie } from '../../accounts/sessions/cookies';
import { errorAnswer } from '../../platform/error-answer';
import type { Service } from '../../platform/service';
import { addPasskey, beginPasskey, removePasskey } from './make';
import { passkeyPlaceAt } from './place';

const staff = { auth: 'token', staffOnly: true, scopes: ['account'] } as const;
const tags = ['second factor'];

/** The calls about passkeys, which staff may use in place of the code. */
export function passkeyCalls(service: Service): AnyCall[] {
  const list = async (personId: number) => ({
    available: passkeyPlaceAt(service.publicUrl) !== undefined,
    passkeys: (await service.stores.passkeys.of(personId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
  });
  return [
    defineCall({
      id: 'listPasskeys',
      method: 'get',
      path: '/api/me/passkeys',
      summary: "Returns the signed-in person's passkeys, the oldest first",
      tags,
      ...staff,
      answers: { 200: passkeysAnswer },
      async handle(ctx) {
        ctx.body = await list(ctx.actor.personId);
      },
    }),
    defineCall({
      id: 'startPasskey',
      method: 'post',
      path: '/api/me/passkeys/options',
      summary: 'Begins to add a passkey: returns what the browser is asked',
      tags,
      ...staff,
      needsProof: true,
      answers: { 200: Joi.object({ options: optionsAnswer().required() }), 409: errorAnswer },
      async handle(ctx) {
        ctx.body = { options: await beginPasskey(service, ctx.actor.personId) };
      },
    }),
    defineCall({
      id: 'addPasskey',
      method: 'post',
      path: '/api/me/passkeys',
      summary: 'Adds the passkey that the browser made',
      tags,
      ...staff,
      needsProof: true,
      input: { body: newPasskeyBody },
      answers: { 201: passkeysAnswer, 409: errorAnswer },
      async handle(ctx) {
        await addPasskey(service, ctx.actor, ctx.input.body);
        ctx.status = 201;
        ctx.body = await list(ctx.actor.personId);
      },
    }),
    defineCall({
      id: 'deletePasskey',
      method: 'delete',
      path: '/api/me/passkeys/:id',
      summary: 'Removes a passkey of one’s own, and ends all but this session',
      tags,
      ...staff,
      needsProof: true,
      input: { params: passkeyParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await removePasskey(service, ctx.actor, ctx.input.params.id);
        await setDeviceCookie(service, ctx, ctx.actor.personId);
        ctx.status = 204;
      },
    }),
  ];
}
