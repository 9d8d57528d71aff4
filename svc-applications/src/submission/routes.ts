import { limits, submissionMessages as say } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { alreadySubmitted, refusals, submittedApplication } from '../answers';
import { applicantRoles } from '../applications/policy';
import { presentSubmitted } from '../applications/presenter';
import { recordId, saying, version } from '../fields';
import type { Service } from '../service';
import type { Programme } from '../wizard/programme';
import { submit } from './submit';

interface SubmitBody {
  application_id: number;
  intern_details_id?: number;
  signature: string;
  version?: number;
}

/** How long a person waits to learn whether the mail is out. */
const mailWithinMs = 3000;

export function submissionCall(service: Service, { type, submission }: Programme): AnyCall {
  return defineCall({
    ...submission.door,
    method: 'post',
    summary: 'Submits the application and mails the confirmation with the way to sign in',
    tags: [type],
    auth: 'token',
    roles: applicantRoles,
    scopes: ['wizard', 'account'],
    input: {
      body: Joi.object<SubmitBody>({
        application_id: recordId.required(),
        intern_details_id: recordId,
        signature: saying(Joi.string().trim().max(limits.line).required(), say.signature),
        ...submission.fields,
        version,
      }),
    },
    answers: { 200: submitAnswer, 220: alreadySubmitted, ...refusals },
    async handle(ctx) {
      const { application_id, intern_details_id, signature, version } = ctx.input.body;
      const ref = { id: application_id, detailsId: intern_details_id, type };
      const outcome = await submit(service, {
        ...{ asker: ctx.actor, ref, signature, version, submission },
      });
      const application = presentSubmitted(outcome.application);
      if (outcome.outboxId === undefined) {
        ctx.status = 220;
        ctx.body = { application };
        return;
      }
      const sent = (await service.outbox.deliverNow(outcome.outboxId, mailWithinMs)) === 'sent';
      ctx.body = { application, email_sent: sent, email_warning: sent ? null : say.emailLater };
    },
  });
}

const submitAnswer = Joi.object({
  application: submittedApplication,
  email_sent: Joi.boolean().required(),
  email_warning: Joi.string().allow(null).required(),
});
