import { submissionMessages } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { isOpen } from '../applications/application';
import { contentsOf } from '../applications/contents-of';
import { type Asker, authorize, isOwner } from '../applications/policy';
import type { ApplicationRef } from '../applications/store';
import { requireVersion } from '../applications/version';
import type { Service } from '../service';
import type { Programme } from '../wizard/programme';
import { handIn, type Submitted } from './hand-in';

export interface SubmitRequest {
  asker: Asker;
  ref: ApplicationRef;
  signature: string;
  version?: number;
  submission: Pick<Programme['submission'], 'lacks' | 'settle'>;
}

/**
 * Hands the application in: status, signature and the confirmation mail become real together or not at all. One that
 * is in already is answered as it is, without `outboxId`.
 * @throws NotFound
 * @throws Invalid naming all that is missing
 */
export function submit(
  { stores, clock }: Service,
  { asker, ref, signature, version, submission }: SubmitRequest,
): Promise<Submitted> {
  return stores.together(async (within) => {
    const application = await within.applications.lock(ref);
    if (application && isOwner(asker, application) && !isOpen(application)) return { application };
    const open = authorize(asker, 'submit', application);
    requireVersion(open, version);
    const contents = await contentsOf(within, open.id);
    const missing = submission.lacks(open, contents);
    if (Object.keys(missing).length > 0) throw new Invalid(missing, submissionMessages.incomplete);

    await submission.settle?.(within, open, contents);
    const signed = {
      formData: { ...open.formData, signature, agreement: true },
      purpose: String(open.formData.purpose),
      signature,
      agreement: true as const,
    };
    return handIn(within, { asker, application: open }, signed, clock());
  });
}
