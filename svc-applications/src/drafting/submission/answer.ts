import { type ApplicationType, submissionMessages as t } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { presentSubmitted } from '../../application';
import { type Actor, type Service, submittedApplication } from '../../platform';
import type { Submitted } from './hand-in';

/** How long the response waits for the mail's delivery, in milliseconds. */
const mailWithinMs = 3000;

export const submitAnswer = Joi.object({
  application: submittedApplication,
  email_sent: Joi.boolean().required(),
  email_warning: Joi.string().allow(null).required(),
  password_mailed: Joi.boolean().description(
    'Whether the confirmation mail brings a password; false: the person has one. Left out where it is not known',
  ),
  pdf_link: Joi.string()
    .allow(null)
    .required()
    .description("The applicant's own copy as a PDF, good for a quarter of an hour; null: sign in for it"),
});

/** Responds with 200 and the outcome of the mail, or with 220 if the application was submitted before. */
export async function answerSubmitted(
  { outbox, auth }: Service,
  ctx: { status: number; body: unknown; requestId: string; actor: Actor },
  outcome: Submitted,
): Promise<void> {
  const application = presentSubmitted(outcome.application);
  if (outcome.outboxId === undefined) {
    ctx.status = 220;
    ctx.body = { application };
    return;
  }
  const [delivery, copy] = await Promise.all([
    outbox.deliverNow(outcome.outboxId, mailWithinMs),
    ownCopy(auth, outcome.application, ctx),
  ]);
  const sent = delivery === 'sent';
  ctx.body = {
    application,
    email_sent: sent,
    email_warning: sent ? null : t.emailLater,
    ...copy,
  };
}

/**
 * The link to the PDF copy, and whether the mail brings a password. Neither is given if svc-auth does not answer, since
 * the application is submitted all the same.
 */
async function ownCopy(
  auth: Service['auth'],
  { id, personId }: Submitted['application'],
  { requestId, actor }: { requestId: string; actor: Actor },
): Promise<{ pdf_link: string | null; password_mailed?: boolean }> {
  try {
    const role = actor.role as ApplicationType;
    const answer = await auth.copyToken({ person_id: personId, role, application_id: id }, requestId);
    const { token, gets_password } = answer;
    return {
      pdf_link: `/api/user/applications/${id}/pdf?link=${token}`,
      ...(gets_password !== undefined && { password_mailed: gets_password }),
    };
  } catch {
    return { pdf_link: null };
  }
}
