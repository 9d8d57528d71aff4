import { secondaryMessages } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { isOpen, isSecondary } from '../applications/application';
import { storedContents } from '../applications/contents-of';
import { type Asker, authorize, isOwner } from '../applications/policy';
import { requireVersion } from '../applications/version';
import { readForm } from '../sections/from-form';
import type { Service } from '../service';
import { handIn, type Submitted } from '../submission/hand-in';
import { keepTyped } from '../submission/keep-typed';
import { ContinuedInWizard } from './errors';
import type { SecondaryForm } from './form';

export interface SecondarySubmission {
  asker: Asker;
  applicationId: number;
  version?: number;
  answers: object;
}

/**
 * Hands a further application in with what its form was told, all together or not at all. One that is in already is
 * answered as it is.
 * @throws NotFound, ContinuedInWizard, StaleVersion, Invalid
 */
export function submitSecondary(
  { stores, clock }: Service,
  form: SecondaryForm,
  { asker, applicationId, version, answers }: SecondarySubmission,
): Promise<Submitted> {
  return stores.together(async (within) => {
    const application = await within.applications.lock({ id: applicationId, type: form.type });
    if (application && isOwner(asker, application) && !isOpen(application)) return { application };
    const open = authorize(asker, 'submit', application);
    if (!isSecondary(open)) throw new ContinuedInWizard();
    requireVersion(open, version);
    const problems = form.problems?.(answers) ?? {};
    if (Object.keys(problems).length > 0) throw new Invalid(problems, secondaryMessages.incomplete);

    const kept = await form.keep(within, open, answers);
    const formData = { ...open.formData, ...kept.form };
    const stored = await storedContents(within, open.id);
    const reading = readForm(form.formSections, stored, formData);
    if (Object.keys(reading.problems).length > 0) {
      throw new Invalid(reading.problems, secondaryMessages.incomplete);
    }
    const named = await keepTyped(within, open, { stored, reading });
    return handIn(within, { asker, application: named }, { formData, purpose: kept.purpose }, clock());
  });
}
