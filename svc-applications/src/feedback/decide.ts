import { type Decision, type FeedbackType, feedbackTypeOf } from '@portal/contract-svc-applications-v1';
import type { Application } from '../applications/application';
import type { Asker } from '../applications/policy';
import { nameOf, recordAct } from '../audit/audit';
import { type MailDecision, mailDecision } from '../mail/kinds';
import { tellOfDecision } from '../notifications/news';
import type { Service } from '../service';
import { DecidedMeanwhile } from './errors';
import type { Feedback } from './feedback';
import { authorizeDecision } from './policy';

export interface DecideRequest {
  asker: Asker & { name?: string };
  applicationId: number;
  status: Decision;
  /** Without blanks around it. */
  message: string;
  /** The one that goes with the decision when absent. */
  type?: FeedbackType;
  /** What was looked at before deciding; without it the decision counts whatever came in between. */
  version?: number;
}

export interface Decided {
  application: Application;
  feedback: Feedback;
  outboxId: number;
}

/**
 * Decides on an application: its status, what the applicant reads, the entry in the log, the news to the other staff
 * and the mail become real together or not at all.
 * @throws NotFound, NotSubmitted
 * @throws DecidedMeanwhile with what another has decided
 */
export function decide(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { asker, applicationId, status, message, type = feedbackTypeOf[status], version }: DecideRequest,
): Promise<Decided> {
  return stores.together(async (within) => {
    const application = authorizeDecision(asker, await within.applications.lock({ id: applicationId }));
    if (version !== undefined && version !== application.version) {
      throw new DecidedMeanwhile(application, await within.feedback.newestOn(applicationId));
    }
    const now = clock();
    const by = { personId: asker.personId, name: nameOf(asker) };
    const changes = { status, version: application.version + 1 };
    await within.applications.update(applicationId, changes, now);
    const feedback = { applicationId, status, type, message, authorName: by.name };
    const { personId } = application;
    const author = { id: by.personId, name: by.name };
    const id = await within.feedback.insert({ ...feedback, personId, author }, now);
    const details = { from: application.status, to: status, message };
    await recordAct(within, { actor: asker, action: 'status_changed', applicationId, details }, now);
    await tellOfDecision(within, { application, status, by }, now);
    const payload: MailDecision = { feedback_id: id };
    const outboxId = await within.enqueue(mailDecision, payload);
    return {
      application: { ...application, ...changes, updatedAt: now },
      feedback: { ...feedback, id, applicationType: application.type, createdAt: now, readAt: null },
      outboxId,
    };
  });
}
