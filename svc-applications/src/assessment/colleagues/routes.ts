import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, id, listOf, type Service, words } from '../../platform';

/** The list of staff, for mentioning and choosing colleagues. */
export const colleagueCalls = ({ auth }: Service): AnyCall[] => [
  defineCall({
    id: 'listColleagueNames',
    method: 'get',
    path: '/api/admin/colleagues',
    summary: 'Returns the active members of staff by name',
    ...byStaff('readApplications'),
    answers: { 200: Joi.object({ colleagues: listOf({ id: id(), name: words(), role: words() }) }) },
    async handle(ctx) {
      ctx.body = { colleagues: await auth.colleagues() };
    },
  }),
];
