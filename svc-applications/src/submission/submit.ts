import { submissionMessages } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { isOpen } from '../applications/application';
import { storedContents } from '../applications/contents-of';
import { type Asker, authorize, isOwner } from '../applications/policy';
import type { ApplicationRef } from '../applications/store';
import { requireVersion } from '../applications/version';
import { readForm } from '../sections/from-form';
import { withTold } from '../sections/told';
import type { Service } from '../service';
import type { Programme } from '../wizard/programme';
import { handIn, type Submitted } from './hand-in';
import { keepTyped, refused } from './keep-typed';

export interface SubmitRequest {
  asker: Asker;
  ref: ApplicationRef;
  signature: string;
  version?: number;
  programme: Pick<Programme, 'formSections'> & {
    submission: Pick<Programme['submission'], 'lacks' | 'settle'>;
  };
}

/**
 * Hands the application in: status, signature and the confirmation mail become real together or not at all. One that
 * is in already is answered as it is, without `outboxId`.
 * @throws NotFound
 * What the form says is what is handed in.
 * @throws Invalid naming all that is missing or wrong
 */
export function submit(
  { stores, clock }: Service,
  { asker, ref, signature, version, programme }: SubmitRequest,
): Promise<Submitted> {
  const { formSections: sections, submission } = programme;
  return stores.together(async (within) => {
    const application = await within.applications.lock(ref);
    if (application && isOwner(asker, application) && !isOpen(application)) return { application };
    const open = authorize(asker, 'submit', application);
    requireVersion(open, version);
    const stored = await storedContents(within, open.id);
    const reading = readForm(sections, stored, open.formData);
    const contents = withTold(stored, reading.shown);
    const problems = refused(submission.lacks(open, contents), reading, open.formData);
    if (Object.keys(problems).length > 0) throw new Invalid(problems, submissionMessages.incomplete);

    const named = await keepTyped(within, open, { stored, reading });
    await submission.settle?.(within, open, contents);
    const signed = {
      formData: { ...open.formData, signature, agreement: true },
      purpose: String(open.formData.purpose),
      signature,
      agreement: true as const,
    };
    return handIn(within, { asker, application: named }, signed, clock());
  });
}
