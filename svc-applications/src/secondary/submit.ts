import { type FormLimits, secondaryMessages } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { contentsOf, withAnswers } from '../answered/current';
import { keepTables } from '../answered/keep-tables';
import { problemsTakenOver } from '../answered/problems';
import { isOpen, isSecondary } from '../applications/application';
import { type Asker, authorize, isOwner } from '../applications/policy';
import { requireVersion } from '../applications/version';
import type { Service } from '../service';
import { handIn, type Submitted } from '../submission/hand-in';
import { ContinuedInWizard } from './errors';
import type { SecondaryForm } from './form';

export interface SecondarySubmission {
  asker: Asker;
  applicationId: number;
  version?: number;
  answers: object;
  limits: FormLimits;
}

/**
 * Hands a further application in with what its form was told, all together or not at all. One that is in already is
 * answered as it is.
 * @throws NotFound, ContinuedInWizard, StaleVersion, Invalid
 */
export function submitSecondary(
  { stores, clock }: Service,
  form: SecondaryForm,
  { asker, applicationId, version, answers: given, limits }: SecondarySubmission,
): Promise<Submitted> {
  return stores.together(async (within) => {
    const application = await within.applications.lock({ id: applicationId, type: form.type });
    if (application && isOwner(asker, application) && !isOpen(application)) return { application };
    const authorized = authorize(asker, 'submit', application);
    if (!isSecondary(authorized)) throw new ContinuedInWizard();
    requireVersion(authorized, version);
    const open = await withAnswers(within, authorized);
    const problems = form.problems?.(given) ?? {};
    if (Object.keys(problems).length > 0) throw new Invalid(problems, secondaryMessages.incomplete);

    const kept = await form.keep(within, open, given);
    const answers = { ...open.answers, ...(kept.answers ?? kept.form) };
    const wrong = problemsTakenOver({ type: open.type, answers, identity: open.identity, limits });
    if (Object.keys(wrong).length > 0) throw new Invalid(wrong, secondaryMessages.incomplete);
    const named = await keepTables(within, open, await contentsOf(within, { ...open, answers }));
    const formData = { ...open.formData, ...kept.form };
    return handIn(
      within,
      { asker, application: named },
      { formData, answers, purpose: kept.purpose },
      clock(),
    );
  });
}
