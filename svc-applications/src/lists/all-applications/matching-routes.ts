import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, holderOf, idParams, ownPermissions, type Service } from '../../platform';
import { idsToExport } from './matching';
import { type OverviewQuery, overviewQuery, requestOf } from './schema';

interface MatchingBody {
  role: string;
  permissions?: string;
  query: OverviewQuery;
}

/** The call for a list's contents, with which another service makes a file. */
export const matchingCalls = ({ stores, portal }: Service): AnyCall[] => [
  defineCall({
    id: 'listMatching',
    method: 'post',
    path: '/internal/staff/:id/matching',
    summary:
      'Returns the applications that a list of all programmes holds for a member of staff, in its order',
    tags: ['internal'],
    auth: 'internal',
    callers: ['svc-reports'],
    input: {
      params: idParams,
      body: Joi.object<MatchingBody>({
        role: Joi.string().max(40).required().description('Of this person'),
        permissions: ownPermissions,
        query: overviewQuery.required().description('As the query of listApplications'),
      }),
    },
    answers: {
      200: Joi.object({ ids: Joi.array().items(Joi.number().integer()).required() }),
      422: errorAnswer,
    },
    async handle(ctx) {
      const { params, body } = ctx.input;
      const reader = { personId: params.id, ...holderOf(body.role, body.permissions) };
      const hidden = await stores.conflicts.hiddenFrom(reader);
      ctx.body = {
        ids: await idsToExport(
          stores.overview,
          requestOf(body.query, { personId: params.id, hidden, portal }),
        ),
      };
    },
  }),
];
