import { type FormLimits, secondaryMessages } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import {
  authorize,
  contentsOf,
  isOpen,
  isOwner,
  isSecondary,
  problemsCopied,
  refuseToOwner,
  requireVersion,
  textOrNull,
} from '../../application';
import type { Actor, Service } from '../../platform';
import { requireInTime, type Waited } from '../../rounds';
import { ContinuedInWizard } from '../secondary-errors';
import { handIn, type Submitted } from '../submission/hand-in';
import type { SecondaryForm } from './form';

export interface SecondarySubmission {
  actor: Actor;
  applicationId: number;
  version?: number;
  answers: object;
  limits: FormLimits;
  /** Milliseconds since the gateway received the request. */
  waited: Waited;
}

/**
 * Submits a further application together with the answers of its form, or changes nothing. A submitted application is
 * returned as it is.
 * @throws NotFound, ContinuedInWizard, RoundClosed, StaleVersion, Invalid
 */
export function submitSecondary(
  service: Service,
  form: SecondaryForm,
  { actor, applicationId, version, answers: given, limits, waited }: SecondarySubmission,
): Promise<Submitted> {
  const { stores, clock } = service;
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId, type: form.type });
    if (application && isOwner(actor, application) && !isOpen(application)) return { application };
    const open = authorize(actor, 'submit', application);
    if (!isSecondary(open)) throw new ContinuedInWizard();
    const roundId = await requireInTime(trx, open, waited);
    requireVersion(open, version);
    const problems = form.problems?.(given) ?? {};
    if (Object.keys(problems).length > 0) throw new Invalid(problems, secondaryMessages.incomplete);

    const values = form.answers(given, open.answers);
    refuseToOwner(form.type, values, clock(), secondaryMessages.incomplete);
    const answers = { ...open.answers, ...values };
    const wrong = problemsCopied({ type: open.type, answers, identity: open.identity, limits });
    if (Object.keys(wrong).length > 0) throw new Invalid(wrong, secondaryMessages.incomplete);
    const contents = await contentsOf(trx, { ...open, answers });
    const purpose = textOrNull(answers.purpose);
    const signed = { answers, ...(purpose !== null && { purpose }) };
    return handIn(trx, { actor, application: open, contents, roundId }, signed, clock());
  });
}
