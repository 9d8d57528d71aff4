import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { formLimitsAnswer } from '../answers';
import { presentPortal } from '../portal/presenter';
import { publicRounds } from '../round-answers';
import type { Service } from '../service';

const enabledAnswer = Joi.object({ portal_enabled: Joi.boolean().required() });

export function portalCalls({ portal, resumeCode, publicFacts }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'getPortalStatus',
      method: 'get',
      path: '/api/portal-status',
      summary: 'Returns whether the portal is open, and the limits of its forms',
      tags: ['portal'],
      auth: 'public',
      answers: {
        200: Joi.object({
          portal_enabled: Joi.boolean().required(),
          form_limits: formLimitsAnswer,
          resume_code: Joi.string().valid('off', 'new-device').required(),
          time_zone: Joi.string().required().description('The IANA zone in which days begin and end'),
          rounds: publicRounds,
        }),
      },
      async handle(ctx) {
        const facts = await Promise.all(publicFacts.map((read) => read()));
        ctx.body = Object.assign(presentPortal(await portal.settings(), resumeCode), ...facts);
      },
    }),
    defineCall({
      id: 'getPortalStatusForStaff',
      method: 'get',
      path: '/api/admin/portal-status',
      summary: 'Returns whether the portal is open',
      tags: ['portal'],
      auth: 'token',
      may: 'manageSettings',
      scopes: ['account'],
      answers: { 200: enabledAnswer },
      async handle(ctx) {
        ctx.body = { portal_enabled: (await portal.settings()).portalEnabled };
      },
    }),
    defineCall({
      id: 'setPortalStatus',
      method: 'post',
      path: '/api/admin/portal-status',
      summary: 'Opens or closes the portal to applicants',
      tags: ['portal'],
      auth: 'token',
      may: 'manageSettings',
      scopes: ['account'],
      needsProof: true,
      input: { body: Joi.object<{ enabled: boolean }>({ enabled: Joi.boolean().required() }) },
      answers: { 200: enabledAnswer },
      async handle(ctx) {
        const { portalEnabled } = await portal.enable(ctx.input.body.enabled, ctx.actor);
        ctx.log.info({ person: ctx.actor.personId, portal_enabled: portalEnabled }, 'portal switched');
        ctx.body = { portal_enabled: portalEnabled };
      },
    }),
  ];
}
