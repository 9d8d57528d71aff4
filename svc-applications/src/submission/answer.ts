import { type ApplicationType, submissionMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { submittedApplication } from '../answers';
import type { Asker } from '../applications/policy';
import { presentSubmitted } from '../applications/presenter';
import type { Service } from '../service';
import type { Submitted } from './hand-in';

/** How long a person waits to learn whether the mail is out. */
const mailWithinMs = 3000;

export const submitAnswer = Joi.object({
  application: submittedApplication,
  email_sent: Joi.boolean().required(),
  email_warning: Joi.string().allow(null).required(),
  pdf_link: Joi.string()
    .allow(null)
    .required()
    .description("The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it"),
});

/** 200 with what became of the mail; 220 for what was in already. */
export async function answerSubmitted(
  { outbox, auth }: Service,
  ctx: { status: number; body: unknown; requestId: string; actor: Asker },
  outcome: Submitted,
): Promise<void> {
  const application = presentSubmitted(outcome.application);
  if (outcome.outboxId === undefined) {
    ctx.status = 220;
    ctx.body = { application };
    return;
  }
  const [delivery, link] = await Promise.all([
    outbox.deliverNow(outcome.outboxId, mailWithinMs),
    copyLink(auth, outcome.application, ctx),
  ]);
  const sent = delivery === 'sent';
  ctx.body = {
    application,
    email_sent: sent,
    email_warning: sent ? null : say.emailLater,
    pdf_link: link,
  };
}

/** The application is in: that svc-auth is away now takes no more than the link from it. */
async function copyLink(
  auth: Service['auth'],
  { id, personId }: Submitted['application'],
  { requestId, actor }: { requestId: string; actor: Asker },
): Promise<string | null> {
  try {
    const role = actor.role as ApplicationType;
    const { token } = await auth.copyToken({ person_id: personId, role, application_id: id }, requestId);
    return `/api/user/applications/${id}/pdf?link=${token}`;
  } catch {
    return null;
  }
}
