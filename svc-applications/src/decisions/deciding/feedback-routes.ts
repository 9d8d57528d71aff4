import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byApplicants, errorAnswer, id, idParams, readAnswer, type Service } from '../../platform';
import { presentFeedback } from '../feedback/presenter';
import { feedbackAnswer } from './answers';

/** The calls with which an applicant reads feedback. */
export function feedbackCalls({ stores, clock }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'countUnreadFeedback',
      method: 'get',
      path: '/api/feedback/unread-count',
      summary: 'Returns the number of unread feedback messages',
      ...byApplicants,
      answers: { 200: Joi.object({ unread_count: id() }) },
      async handle(ctx) {
        ctx.body = { unread_count: await stores.feedback.unreadOf(ctx.actor.personId) };
      },
    }),
    defineCall({
      id: 'countUnreadForApplicant',
      method: 'get',
      path: '/api/user/unread-counts',
      summary: 'Returns the unread feedback and the decided requests that have not been seen yet',
      ...byApplicants,
      answers: { 200: Joi.object({ total_unread: id(), feedback: id(), requests: id() }) },
      async handle(ctx) {
        const { personId } = ctx.actor;
        const feedback = await stores.feedback.unreadOf(personId);
        const requests = await stores.requests.unseenOf(personId);
        ctx.body = { total_unread: feedback + requests, feedback, requests };
      },
    }),
    defineCall({
      id: 'listOwnFeedback',
      method: 'get',
      path: '/api/my-feedback',
      summary: "Returns the feedback on the applicant's applications, newest first",
      ...byApplicants,
      answers: { 200: Joi.object({ feedback: Joi.array().items(feedbackAnswer).required() }) },
      async handle(ctx) {
        const feedback = await stores.feedback.toPerson(ctx.actor.personId);
        ctx.body = { feedback: feedback.map(presentFeedback) };
      },
    }),
    defineCall({
      id: 'markFeedbackRead',
      method: 'post',
      path: '/api/feedback/:id/read',
      summary: 'Marks feedback as read',
      ...byApplicants,
      input: { params: idParams },
      answers: { 200: readAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { personId } = ctx.actor;
        if (!(await stores.feedback.markRead(ctx.input.params.id, personId, clock()))) throw new NotFound();
        ctx.body = { is_read: true, unread_count: await stores.feedback.unreadOf(personId) };
      },
    }),
  ];
}
