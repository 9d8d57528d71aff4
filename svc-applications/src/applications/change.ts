import type { Answers } from '../answered/answers';
import { withAnswers } from '../answered/current';
import type { Service } from '../service';
import type { Stores } from '../store';
import { type FormData, statusAtStep, type WholeApplication } from './application';
import { type Ability, type Asker, authorize } from './policy';
import type { ApplicationChanges, ApplicationRef } from './store';
import { requireVersion } from './version';

export interface Change {
  /** Members of the form that take the place of the stored ones. */
  form?: FormData;
  /** Answers that take the place of the stored ones by their keys; those of the form unless said otherwise. */
  answers?: Answers;
  changes?: ApplicationChanges;
}

/** An application with its answers at hand. */
export type Answered = WholeApplication & { answers: Answers };

export interface ChangeRequest {
  asker: Asker;
  ref: ApplicationRef;
  /** What the change was made on. */
  version?: number;
  ability?: Ability;
}

/**
 * Changes one application in one transaction and answers it as it stands then: all is stored or nothing.
 * @throws NotFound, ApplicationClosed, StaleVersion
 */
export function changeApplication(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { asker, ref, version, ability = 'edit' }: ChangeRequest,
  work: (stores: Stores, application: Answered) => Promise<Change> | Change,
): Promise<Answered> {
  return stores.together(async (within) => {
    const locked = authorize(asker, ability, await within.applications.lock(ref));
    requireVersion(locked, version);
    const application = await withAnswers(within, locked);
    const { answers: stored } = application;
    const { form, answers = form, changes = {} } = await work(within, application);
    const currentStep = changes.currentStep ?? application.currentStep;
    const next = {
      ...changes,
      status: changes.status ?? statusAtStep(application.status, currentStep),
      version: application.version + 1,
      ...(form && { formData: { ...application.formData, ...form } }),
      ...(answers && { answers: { ...stored, ...answers } }),
    };
    await within.applications.update(application.id, next, clock());
    return {
      ...application,
      status: next.status,
      currentStep,
      version: next.version,
      formData: next.formData ?? application.formData,
      answers: next.answers ?? stored,
    };
  });
}
