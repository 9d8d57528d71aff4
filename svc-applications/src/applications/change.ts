import type { Answers } from '../answered/answers';
import { authorizeChange } from '../reopening/answer';
import type { Service } from '../service';
import type { Stores } from '../store';
import { statusAtStep, type WholeApplication } from './application';
import { type Ability, type Asker, authorize } from './policy';
import type { ApplicationChanges, ApplicationRef, WithDocuments } from './store';
import { requireVersion } from './version';

export interface Change {
  /** Answers that replace the stored answers with the same keys. */
  answers?: Answers;
  changes?: ApplicationChanges;
}

export interface ChangeRequest {
  asker: Asker;
  ref: ApplicationRef;
  /** The version on which the change is based. */
  version?: number;
  ability?: Ability;
  /** The keys of the sections and documents that it is about, where these can be reopened after the submission. */
  touches?: (application: WholeApplication) => readonly string[];
}

/**
 * Changes one application in one transaction and returns its new state: all changes are stored or none.
 * @throws NotFound, ApplicationClosed, StaleVersion
 * @throws Conflict for a reopened section whose time is over
 */
export function changeApplication(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { asker, ref, version, ability = 'edit', touches }: ChangeRequest,
  work: (stores: Stores, application: WholeApplication) => Promise<Change> | Change,
): Promise<WholeApplication> {
  return stores.together(async (within) => {
    const asked = { asker, ability, ...(touches && { touches }) };
    const found = await within.applications.lock(ref);
    const { application, reopening } = await authorizeChange(within, asked, found, clock());
    requireVersion(application, version);
    const next = changed(application, await work(within, application));
    await within.applications.update(application, next, clock());
    if (reopening) await within.reopenings.noteSaved(reopening.id, clock());
    return { ...application, ...next };
  });
}

/** A changed application; with its documents, where these were read with it. */
export type Saved = Pick<WithDocuments, 'application'> & Partial<WithDocuments>;

/** How often a change is made again because another change came in between, before it takes the lock. */
const attempts = 2;

/**
 * The same for a change of the application's row alone, which `work` computes: a reading and one statement, without a
 * transaction. The statement stores nothing where another change came in between; then the change is made again.
 */
export async function changeRow(
  service: Pick<Service, 'stores' | 'clock'>,
  request: ChangeRequest,
  work: (application: WholeApplication) => Change,
): Promise<Saved> {
  const { asker, ref, version, ability = 'edit' } = request;
  const { stores, clock } = service;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await stores.applications.findWithDocuments(ref);
    const application = authorize(asker, ability, found?.application);
    requireVersion(application, version);
    const change = work(application);
    // The name stands in the words for search, too, which belong to the same transaction.
    if (change.changes?.applicantName !== undefined) break;
    const next = changed(application, change);
    if (await stores.applications.replace(application, next, clock()))
      return { application: { ...application, ...next }, documents: found?.documents };
  }
  return { application: await changeApplication(service, request, (_, found) => work(found)) };
}

/** The state after a change. */
function changed(application: WholeApplication, { answers, changes = {} }: Change) {
  const currentStep = changes.currentStep ?? application.currentStep;
  return {
    ...changes,
    currentStep,
    furthestStep: Math.max(currentStep, application.furthestStep),
    status: changes.status ?? statusAtStep(application.status, currentStep),
    version: application.version + 1,
    ...(answers && { answers: { ...application.answers, ...answers } }),
  };
}
