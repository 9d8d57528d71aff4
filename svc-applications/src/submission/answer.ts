import { submissionMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { submittedApplication } from '../answers';
import { presentSubmitted } from '../applications/presenter';
import type { Service } from '../service';
import type { Submitted } from './hand-in';

/** How long a person waits to learn whether the mail is out. */
const mailWithinMs = 3000;

export const submitAnswer = Joi.object({
  application: submittedApplication,
  email_sent: Joi.boolean().required(),
  email_warning: Joi.string().allow(null).required(),
});

/** 200 with what became of the mail; 220 for what was in already. */
export async function answerSubmitted(
  { outbox }: Service,
  ctx: { status: number; body: unknown },
  outcome: Submitted,
): Promise<void> {
  const application = presentSubmitted(outcome.application);
  if (outcome.outboxId === undefined) {
    ctx.status = 220;
    ctx.body = { application };
    return;
  }
  const sent = (await outbox.deliverNow(outcome.outboxId, mailWithinMs)) === 'sent';
  ctx.body = { application, email_sent: sent, email_warning: sent ? null : say.emailLater };
}
