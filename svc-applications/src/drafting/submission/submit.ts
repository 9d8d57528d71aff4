import { type FormLimits, submissionMessages } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import {
  type ApplicationRef,
  authorize,
  contentsOf,
  earliestToday,
  isOpen,
  isOwner,
  problemsOf,
  requireVersion,
} from '../../application';
import type { Actor, Service } from '../../platform';
import { withAskedLetters } from '../../referees';
import { requireInTime, type Waited } from '../../rounds';
import type { Programme } from '../programme/programme';
import { handIn, type Submitted } from './hand-in';

export interface SubmitRequest {
  actor: Actor;
  ref: ApplicationRef;
  signature: string;
  version?: number;
  programme: { submission: Pick<Programme['submission'], 'lacks'> };
  limits: FormLimits;
  /** Milliseconds since the gateway received the request. */
  waited: Waited;
}

/**
 * Submits an application: status, signature and confirmation mail are stored together or not at all. A submitted
 * application is returned as it is, without `outboxId`.
 * @throws NotFound
 * @throws RoundClosed after the deadline of its round
 * @throws Invalid naming all missing and wrong answers
 */
export function submit(
  service: Service,
  { actor, ref, signature, version, programme, limits, waited }: SubmitRequest,
): Promise<Submitted> {
  const { stores, clock } = service;
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock(ref);
    if (application && isOwner(actor, application) && !isOpen(application)) return { application };
    const open = authorize(actor, 'submit', application);
    const roundId = await requireInTime(trx, open, waited);
    requireVersion(open, version);
    const { type, answers, identity } = open;
    const contents = await contentsOf(trx, open);
    const problems = inOrder({
      ...problemsOf({ type, answers, identity, limits, earliest: earliestToday(clock()) }),
      ...(await withAskedLetters(trx, open, programme.submission.lacks(answers, contents))),
    });
    if (Object.keys(problems).length > 0) throw new Invalid(problems, submissionMessages.incomplete);

    const signed = { signature, agreement: true as const };
    const changes = { answers: { ...answers, ...signed }, purpose: String(answers.purpose), ...signed };
    return handIn(trx, { actor, application: open, contents, roundId }, changes, clock());
  });
}

const last = ['references.0.', 'references.1.', 'documents.'];

/** Sorts problems in the order of the questions: each referee with the letter, documents at the end. */
function inOrder(problems: FieldErrors): FieldErrors {
  const place = (path: string) => last.findIndex((start) => path.startsWith(start));
  return Object.fromEntries(Object.entries(problems).sort(([one], [other]) => place(one) - place(other)));
}
