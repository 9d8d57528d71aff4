import { questionsVersion } from '@portal/contract-svc-applications-v1/questions';
import { type Application, lastStep, type WholeApplication } from '../applications/application';
import type { Asker } from '../applications/policy';
import type { ApplicationChanges } from '../applications/store';
import { recordAct } from '../audit/audit';
import { type ConfirmSubmission, confirmSubmission } from '../mail/kinds';
import { tellOfSubmission } from '../notifications/news';
import type { Stores } from '../store';

/** Without `outboxId` it was in before. */
export type Submitted = { application: Application; outboxId?: number };

/** What every submission ends with: status, slot, the news to staff and the confirmation mail; within a transaction. */
export async function handIn(
  within: Stores,
  { asker, application: open }: { asker: Asker; application: WholeApplication },
  signed: Pick<ApplicationChanges, 'formData' | 'answers' | 'purpose' | 'signature' | 'agreement'>,
  submittedAt: Date,
): Promise<Submitted> {
  const changes = {
    status: 'submitted' as const,
    currentStep: lastStep(open.type),
    version: open.version + 1,
    submittedAt,
    questionsVersion,
  };
  await within.applications.update(open.id, { ...signed, ...changes, closed: true }, submittedAt);
  const actor = { ...asker, name: open.applicantName };
  await recordAct(within, { actor, action: 'submitted', applicationId: open.id }, submittedAt);
  await tellOfSubmission(within, open, submittedAt);
  const payload: ConfirmSubmission = { application_id: open.id };
  const outboxId = await within.enqueue(confirmSubmission, payload);
  return { application: { ...open, ...changes }, outboxId };
}
