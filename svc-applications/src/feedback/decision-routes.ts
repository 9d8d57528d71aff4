import {
  type Decision,
  decisions,
  type FeedbackType,
  feedbackLength,
  feedbackTypes,
  feedbackMessages as say,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, words } from '../answers';
import { oneOf, recordId, saying, version } from '../fields';
import { decisionMail } from '../mail/decision';
import type { Service } from '../service';
import { byStaff } from '../who';
import { decidedAnswer, decideRefusal } from './answers';
import { decide } from './decide';
import { authorizeDecision } from './policy';
import { presentSent } from './presenter';

interface DecisionBody {
  application_id: number;
  status: Decision;
  message: string;
}

const message = saying(
  Joi.string().trim().min(feedbackLength.min).max(feedbackLength.max).required(),
  ({ code }) => (code === 'string.min' ? say.tooShort : say.incomplete),
  () => say.tooLong,
);

const decision = {
  application_id: recordId.required(),
  status: oneOf(valuesOf(decisions), say.incomplete),
  message,
};

/** How long staff wait to learn whether the mail is out. */
const mailWithinMs = 3000;

/** What staff decide and write. */
export function decisionCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'M05',
      method: 'post',
      path: '/api/feedback',
      summary: 'Decides on an application, with feedback that the applicant reads and gets by mail',
      ...byStaff,
      input: {
        body: Joi.object<DecisionBody & { type?: FeedbackType; version?: number }>({
          ...decision,
          type: Joi.string().valid(...valuesOf(feedbackTypes)),
          version,
        }),
      },
      answers: { 200: decidedAnswer, 404: errorAnswer, 409: decideRefusal },
      async handle(ctx) {
        const { application_id: applicationId, ...decision } = ctx.input.body;
        const { application, feedback, outboxId } = await decide(service, {
          ...{ asker: ctx.actor, applicationId, ...decision },
        });
        const sent = (await service.outbox.deliverNow(outboxId, mailWithinMs)) === 'sent';
        const { id, type, status, version, updatedAt } = application;
        ctx.body = {
          application: { id, type, status, version, updated_at: updatedAt.toISOString() },
          feedback: presentSent(feedback),
          email_sent: sent,
          email_warning: sent ? null : say.emailLater,
          message: sent ? say.done(status) : say.doneWithoutMail(status),
        };
      },
    }),
    defineCall({
      id: 'M15',
      method: 'post',
      path: '/api/feedback/preview',
      summary: 'The mail that a decision would send; nothing is stored',
      ...byStaff,
      input: { body: Joi.object<DecisionBody>(decision) },
      answers: {
        200: Joi.object({ to: words(), subject: words(), text: words() }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const { application_id, status, message } = ctx.input.body;
        const { stores, publicUrl, branding } = service;
        const found = await stores.applications.find({ id: application_id });
        const application = authorizeDecision(ctx.actor, found);
        const details = await stores.applications.details(application.id);
        const name = details?.fullName ?? application.applicantName;
        const { subject, text } = decisionMail({ application, name, status, message, publicUrl }, branding);
        ctx.body = { to: details?.email ?? '', subject, text };
      },
    }),
  ];
}
