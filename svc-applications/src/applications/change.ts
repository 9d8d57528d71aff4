import type { Service } from '../service';
import type { Stores } from '../store';
import { type FormData, statusAtStep, type WholeApplication } from './application';
import { type Ability, type Asker, authorize } from './policy';
import type { ApplicationChanges, ApplicationRef } from './store';
import { requireVersion } from './version';

export interface Change {
  /** Members of the form that take the place of the stored ones. */
  form?: FormData;
  changes?: ApplicationChanges;
}

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
  work: (stores: Stores, application: WholeApplication) => Promise<Change> | Change,
): Promise<WholeApplication> {
  return stores.together(async (within) => {
    const application = authorize(asker, ability, await within.applications.lock(ref));
    requireVersion(application, version);
    const { form, changes = {} } = await work(within, application);
    const currentStep = changes.currentStep ?? application.currentStep;
    const next = {
      ...changes,
      status: changes.status ?? statusAtStep(application.status, currentStep),
      version: application.version + 1,
      ...(form && { formData: { ...application.formData, ...form } }),
    };
    await within.applications.update(application.id, next, clock());
    return {
      ...application,
      status: next.status,
      currentStep,
      version: next.version,
      formData: next.formData ?? application.formData,
    };
  });
}
