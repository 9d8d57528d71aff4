import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize, formOf, presentApplication } from '../../application';
import { applicationAnswer, errorAnswer, id, inWizard, type Service, words } from '../../platform';
import { fullReview, storedListAnswer } from './answers';
import { reviewFor } from './read';

/** The data from which a page can be built when an application cannot be read by its number. */
export const fallbackCalls = (service: Service): AnyCall[] => [
  fallbackCall(service, 'intern', { id: 'getNewestInternship', path: '/api/get-progress-fallback' }),
  fallbackCall(service, 'visitor', { id: 'getNewestVisit', path: '/api/visitor/get-progress-fallback' }),
];

function fallbackCall(service: Service, type: ApplicationType, door: { id: string; path: string }): AnyCall {
  return defineCall({
    ...door,
    method: 'get',
    summary: "Returns the applicant's newest application of this programme, submitted or not",
    ...inWizard('applicant'),
    answers: { 200: fallbackAnswer, 404: errorAnswer },
    async handle(ctx) {
      const { actor } = ctx;
      const { applications } = service.stores;
      const found = await (actor.resource === undefined
        ? applications.newest(actor.personId, type)
        : applications.find({ id: actor.resource, type }));
      if (!found) throw new NotFound();
      const application = authorize(actor, 'read', found);
      const review = await reviewFor(service, actor, application);
      ctx.body = {
        user: { id: actor.personId, role: actor.role, name: review.applicant_name },
        form_data: formOf(application.answers),
        application: presentApplication(application),
        visitor_info: review.visitor_info,
        reviewData: review,
        uploads: review.uploads,
      };
    },
  });
}

const fallbackAnswer = Joi.object({
  user: Joi.object({ id: id(), role: words(), name: words() }).required(),
  form_data: Joi.object().unknown().required().description('The form as it was typed last'),
  application: applicationAnswer,
  visitor_info: fullReview.extract('visitor_info'),
  reviewData: fullReview,
  uploads: storedListAnswer,
});
