import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { numberedParams, presentReopening, reopeningAnswer, reopeningsPath } from '../../decisions';
import { byStaff, errorAnswer, type Service } from '../../platform';
import { fullReview } from '../reading/answers';
import { compared } from './compare';

/** What an applicant changed in reopened sections. */
export const comparisonCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'compareReopening',
    method: 'get',
    path: `${reopeningsPath}/:number`,
    summary: 'Returns an application before and after a reopening',
    ...byStaff('readApplications'),
    input: { params: numberedParams },
    answers: {
      200: Joi.object({
        reopening: reopeningAnswer,
        before: fullReview,
        after: fullReview.allow(null).description('Null where nothing was changed'),
      }),
      404: errorAnswer,
    },
    async handle(ctx) {
      const { id, number } = ctx.input.params;
      const { application, reopening, before, after } = await compared(service, ctx.actor, id, number);
      ctx.body = { reopening: presentReopening(reopening, application, service.clock()), before, after };
    },
  }),
];
