import {
  type Decision,
  decisions,
  type FeedbackType,
  feedbackTypes,
  holdMessages,
  holdMinutesMost,
  feedbackMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { clashAnswer, clashesOf, type OfferBody, presentClash, subjectOf, termsOf } from '../../offers';
import {
  byStaff,
  errorAnswer,
  oneOf,
  recordId,
  type Service,
  version,
  withMessage,
  words,
} from '../../platform';
import { hold } from '../delayed-decisions/delay';
import { presentDelayed } from '../delayed-decisions/presenter';
import { decide } from '../feedback/decide';
import { authorizeDecision } from '../feedback/policy';
import { presentDecided, presentSent } from '../feedback/presenter';
import { decidedAnswer, decideRefusal, delayedDecisionAnswer } from './answers';
import { mailOf } from './preview';
import { decisionMessage, offerOfApproval } from './schema';

interface DecideBody extends DecisionBody {
  type?: FeedbackType;
  version?: number;
  hold_minutes?: number;
}

interface DecisionBody {
  application_id: number;
  status: Decision;
  message: string;
  offer?: OfferBody;
}

const decision = {
  application_id: recordId.required(),
  status: oneOf(valuesOf(decisions), t.incomplete),
  message: decisionMessage(),
  offer: offerOfApproval(),
};

const holdMinutes = withMessage(Joi.number().integer().min(0).max(holdMinutesMost), holdMessages.minutes);

/** How long the response waits for the mail's delivery, in milliseconds. */
const mailWithinMs = 3000;

/** The calls for decisions and feedback by staff. */
export function decisionCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'decideApplication',
      method: 'post',
      path: '/api/feedback',
      summary: 'Decides on an application, with feedback that the applicant reads and receives by mail',
      ...byStaff('decide'),
      programs: 'decisions:write',
      input: {
        body: Joi.object<DecideBody>({
          ...decision,
          type: Joi.string().valid(...valuesOf(feedbackTypes)),
          version,
          hold_minutes: holdMinutes.description('0, or absent: it goes out at once'),
        }),
      },
      answers: { 200: decidedAnswer, 202: delayedDecisionAnswer, 404: errorAnswer, 409: decideRefusal },
      async handle(ctx) {
        const {
          application_id: applicationId,
          hold_minutes: minutes = 0,
          offer,
          ...decision
        } = ctx.input.body;
        const request = {
          ...{ actor: ctx.actor, applicationId, ...decision },
          ...(offer && { offer: termsOf(offer) }),
        };
        if (minutes > 0) {
          const { application, held: delayed } = await hold(service, { ...request, minutes });
          ctx.status = 202;
          ctx.body = {
            application: presentDecided(application),
            held: presentDelayed(delayed),
            message: holdMessages.saved(minutes),
          };
          return;
        }
        const { application, feedback, outboxId } = await decide(service, request);
        const sent = (await service.outbox.deliverNow(outboxId, mailWithinMs)) === 'sent';
        ctx.body = {
          application: presentDecided(application),
          feedback: presentSent(feedback),
          email_sent: sent,
          email_warning: sent ? null : t.emailLater,
          message: sent ? t.done(application.status) : t.doneWithoutMail(application.status),
        };
      },
    }),
    defineCall({
      id: 'previewDecision',
      method: 'post',
      path: '/api/feedback/preview',
      summary: 'Returns the mail that a decision would send, and stores nothing',
      ...byStaff('decide'),
      programs: 'decisions:write',
      input: { body: Joi.object<DecisionBody>(decision) },
      answers: {
        200: Joi.object({
          to: words(),
          subject: words(),
          text: words(),
          hold_minutes: Joi.number()
            .integer()
            .description('For how long the portal holds decisions; 0: not at all'),
          clashes: Joi.array().items(clashAnswer).description('What speaks against the offer'),
        }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const { application_id, status, message, offer: sent } = ctx.input.body;
        const { stores } = service;
        const found = await stores.applications.find({ id: application_id });
        const application = authorizeDecision(ctx.actor, found);
        const terms = sent && termsOf(sent);
        const { to, subject, text } = await mailOf(service, application, { status, message, offer: terms });
        const { holdMinutes: hold_minutes } = await service.portal.settings();
        const clashes = terms && (await clashesOf(stores, subjectOf(application, terms))).map(presentClash);
        ctx.body = { to, subject, text, hold_minutes, ...(clashes && { clashes }) };
      },
    }),
  ];
}
