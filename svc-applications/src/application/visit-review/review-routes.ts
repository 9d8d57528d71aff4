import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, inWizard, recordId, type Service } from '../../platform';
import { contentsOf } from '../answered/current';
import { authorize } from '../policy';
import { visitReviewAnswer } from '../review-answers';
import { presentVisitReview } from './presenter';

interface ReviewParams {
  intern_details_id: number;
}

export function visitReviewCalls({ stores }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'reviewVisit',
      method: 'get',
      path: '/api/visitor/review/:intern_details_id',
      summary: 'Returns the visit application as stored, for reading before the signature',
      ...inWizard('visitor'),
      input: { params: Joi.object<ReviewParams>({ intern_details_id: recordId.required() }) },
      answers: { 200: Joi.object({ review: visitReviewAnswer }), 404: errorAnswer },
      async handle(ctx) {
        const ref = { detailsId: ctx.input.params.intern_details_id, type: 'visitor' as const };
        const application = authorize(ctx.actor, 'read', await stores.applications.find(ref));
        const contents = await contentsOf(stores, application);
        ctx.body = { review: presentVisitReview(contents, application) };
      },
    }),
  ];
}
