import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { KeyKeeper, Keys } from './keys';

const name = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(60)
  .messages({ 'string.pattern.base': 'A name is lower-case words joined by dashes.' });
const team = Joi.object<{ team: string }>({ team: name.required() });
const keyId = Joi.string().hex().length(64).required();
const line = Joi.string().trim().min(1).max(120).required();
const any = Joi.object().unknown();

const base = '/api/admin/release-keys';
const forAdmins = {
  auth: 'token',
  may: 'publishReleases',
  scopes: ['account'],
  answers: { 200: any },
} as const;
/** Whoever changes keys decides who can give every visitor another program, so these calls need a fresh proof. */
const proven = { ...forAdmins, needsProof: true } as const;

const keeperOf = ({
  personId,
  role,
  name: called,
}: {
  personId: number;
  role: string;
  name?: string;
}): KeyKeeper => ({
  id: personId,
  role,
  ...(called !== undefined && { name: called }),
});

/** The board's calls on teams, their keys and the shared token, for signed-in administrators. */
export function keyCalls(keys: Keys): AnyCall[] {
  const end = (id: string, what: string, status: 'retired' | 'revoked', summary: string) =>
    defineCall({
      id,
      method: 'post',
      path: `${base}/:team/keys/:key/${what}`,
      summary,
      ...proven,
      input: { params: Joi.object<{ team: string; key: string }>({ team: name.required(), key: keyId }) },
      async handle(ctx) {
        const { params } = ctx.input;
        ctx.body = await keys.endKey(keeperOf(ctx.actor), params.team, params.key, status);
      },
    });
  return [
    defineCall({
      id: 'listReleaseKeys',
      method: 'get',
      path: base,
      summary: 'The teams, what each owns, their keys, and whether the shared token is accepted.',
      ...forAdmins,
      async handle(ctx) {
        ctx.body = await keys.list();
      },
    }),
    defineCall({
      id: 'putReleaseTeam',
      method: 'put',
      path: `${base}/:team`,
      summary: 'Adds a team, or changes its title and what it owns. Its keys stay.',
      ...proven,
      input: {
        params: team,
        body: Joi.object<{ title: string; owns: string[] }>({
          title: line,
          owns: Joi.array().items(name).max(50).required(),
        }),
      },
      async handle(ctx) {
        const { params, body } = ctx.input;
        ctx.body = await keys.putTeam(keeperOf(ctx.actor), { id: params.team, ...body });
      },
    }),
    defineCall({
      id: 'addReleaseKey',
      method: 'post',
      path: `${base}/:team/keys`,
      summary: 'Registers a public key of a team (Ed25519).',
      ...proven,
      input: {
        params: team,
        body: Joi.object<{ public_key: string; holder: string }>({
          public_key: Joi.string().trim().max(1000).required(),
          holder: line,
        }),
      },
      async handle(ctx) {
        const { params, body } = ctx.input;
        ctx.body = await keys.addKey(keeperOf(ctx.actor), params.team, {
          text: body.public_key,
          holder: body.holder,
        });
      },
    }),
    end('retireReleaseKey', 'retire', 'retired', 'Ends a key that was replaced; what it signed stays good.'),
    end(
      'revokeReleaseKey',
      'revoke',
      'revoked',
      'Ends a key that may be in other hands; what it signed is not trusted.',
    ),
    defineCall({
      id: 'setSharedReleaseToken',
      method: 'put',
      path: '/api/admin/release-token',
      summary: 'Whether the shared token is accepted.',
      ...proven,
      input: { body: Joi.object<{ accepted: boolean }>({ accepted: Joi.boolean().required() }) },
      async handle(ctx) {
        ctx.body = await keys.acceptToken(keeperOf(ctx.actor), ctx.input.body.accepted);
      },
    }),
  ];
}
