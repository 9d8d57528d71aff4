import { type FormLimits, submissionMessages } from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import { contentsOf, withAnswers } from '../answered/current';
import { keepTables } from '../answered/keep-tables';
import { problemsOf } from '../answered/problems';
import { isOpen } from '../applications/application';
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
  programme: { submission: Pick<Programme['submission'], 'lacks'> };
  limits: FormLimits;
}

/**
 * Hands the application in: status, signature and the confirmation mail become real together or not at all. One that
 * is in already is answered as it is, without `outboxId`.
 * @throws NotFound
 * @throws Invalid naming all that is missing or wrong
 */
export function submit(
  { stores, clock }: Service,
  { asker, ref, signature, version, programme, limits }: SubmitRequest,
): Promise<Submitted> {
  return stores.together(async (within) => {
    const application = await within.applications.lock(ref);
    if (application && isOwner(asker, application) && !isOpen(application)) return { application };
    const authorized = authorize(asker, 'submit', application);
    requireVersion(authorized, version);
    const open = await withAnswers(within, authorized);
    const { type, answers, identity } = open;
    const contents = await contentsOf(within, open);
    const problems = inOrder({
      ...problemsOf({ type, answers, identity, limits }),
      ...programme.submission.lacks(answers, contents),
    });
    if (Object.keys(problems).length > 0) throw new Invalid(problems, submissionMessages.incomplete);

    const named = await keepTables(within, open, contents);
    const signed = { signature, agreement: true as const };
    const changes = {
      formData: { ...open.formData, ...signed },
      answers: { ...answers, ...signed },
      purpose: String(answers.purpose),
      ...signed,
    };
    return handIn(within, { asker, application: named }, changes, clock());
  });
}

const last = ['references.0.', 'references.1.', 'documents.'];

/** In the order in which they are asked: a referee with their letter, the documents at the end. */
function inOrder(problems: FieldErrors): FieldErrors {
  const place = (path: string) => last.findIndex((start) => path.startsWith(start));
  return Object.fromEntries(Object.entries(problems).sort(([one], [other]) => place(one) - place(other)));
}
