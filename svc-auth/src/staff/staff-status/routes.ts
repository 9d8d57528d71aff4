import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { ownPermissions, personParams } from '../../accounts/people/schema';
import type { Service } from '../../platform/service';
import { statusOf } from './staff-status';

const answer = Joi.object({
  role: Joi.string()
    .max(40)
    .allow(null)
    .required()
    .description('Null for whoever is not on the staff, is not active, or has not joined'),
  permissions: ownPermissions,
  token_live: Joi.boolean().description('With `token`: whether a program may still act by it'),
  other_administrator: Joi.boolean()
    .required()
    .description(
      'Whether somebody else works here who looks after conflicts of interest and could be asked, or did until this person ended that within a week',
    ),
  left_at: Joi.date()
    .iso()
    .raw()
    .allow(null)
    .description(
      'When they were last deactivated, also once they are back: what they asked for before ended',
    ),
});

export const staffStatusCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'getStanding',
    method: 'get',
    path: '/internal/staff/:id/standing',
    summary: 'Returns what a person, and a program by their token, may do at this moment',
    tags: ['internal'],
    auth: 'internal',
    callers: ['svc-applications'],
    input: {
      params: personParams,
      query: Joi.object<{ token?: number }>({ token: Joi.number().integer().positive() }),
    },
    answers: { 200: answer },
    async handle(ctx) {
      ctx.body = await statusOf(service, ctx.input.params.id, ctx.input.query.token);
    },
  }),
];
