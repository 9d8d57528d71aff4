import { questionsVersion } from '@portal/contract-svc-applications-v1/questions';
import { Invalid } from '@portal/service-kit/errors';
import {
  type Application,
  type ApplicationChanges,
  type Contents,
  lastStep,
  ownReferees,
  type WholeApplication,
} from '../../application';
import { notifyPrograms } from '../../integrations';
import { type Actor, notifyOfSubmission, recordAct, type Stores } from '../../platform';
import { keepLetters } from '../../referees';
import { renewIdentity } from '../programme/finished';
import { type ConfirmSubmission, confirmation } from './confirmation-mail';

/** `outboxId` is absent if an earlier request submitted the application. */
export type Submitted = { application: Application; outboxId?: number };

export interface HandedIn {
  actor: Actor;
  application: WholeApplication;
  /** The contents that are submitted. */
  contents: Contents;
  /** The round for which it is submitted; null: its programme has no rounds. */
  roundId: number | null;
}

/**
 * The last steps of every submission: status, slot, notification of staff and confirmation mail. Call it within a
 * transaction.
 * @throws Invalid for an applicant as their own referee
 */
export async function handIn(
  trx: Stores,
  { actor: caller, application, contents, roundId }: HandedIn,
  signed: Pick<ApplicationChanges, 'answers' | 'purpose' | 'signature' | 'agreement'>,
  submittedAt: Date,
): Promise<Submitted> {
  const own = ownReferees(contents.referees, application.identity);
  if (Object.keys(own).length > 0) throw new Invalid(own);
  const open = { ...application, applicantName: contents.answers.name };
  const changes = {
    status: 'submitted' as const,
    currentStep: lastStep(open.type),
    furthestStep: lastStep(open.type),
    version: open.version + 1,
    submittedAt,
    questionsVersion,
    roundId,
  };
  await keepPerson(trx, open, contents);
  await trx.applications.update(open, { ...signed, ...changes, closed: true }, submittedAt);
  const { id: applicationId, type } = open;
  const { version } = changes;
  const answers = signed.answers ?? open.answers;
  const documents = await trx.documents.of(applicationId);
  await trx.copies.keep({ applicationId, type, version, answers, documents }, submittedAt);
  const actor = { ...caller, name: open.applicantName };
  await recordAct(trx, { actor, action: 'submitted', applicationId: open.id }, submittedAt);
  await notifyOfSubmission(trx, open, submittedAt);
  await notifyPrograms(trx, 'application.submitted', { ...open, ...changes }, submittedAt);
  const payload: ConfirmSubmission = { application_id: open.id };
  const outboxId = await trx.enqueue(confirmation.kind, payload, payload.application_id);
  return { application: { ...open, ...changes }, outboxId };
}

/** Updates the person's row, the account and the letters from the submitted applicant and referees. */
async function keepPerson(
  trx: Stores,
  application: WholeApplication,
  { answers, referees }: Contents,
): Promise<void> {
  await keepLetters(trx, application.id, referees);
  await renewIdentity(trx, application, answers);
}
