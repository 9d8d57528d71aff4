import type { Language } from '@portal/service-kit/language';
import type { Actor, PageOfCall, Service, Stores } from '../platform';
import type { Answers } from './answers/answers';
import { statusAtStep, type WholeApplication } from './application';
import { type Ability, authorize, may } from './policy';
import { authorizeChange } from './reopening/answer';
import type { ApplicationChanges, ApplicationRef, WithDocuments } from './store';
import { requireVersion } from './version';

export interface Change {
  /** Answers that replace the stored answers with the same keys. */
  answers?: Answers;
  changes?: ApplicationChanges;
}

export interface ChangeRequest {
  actor: Actor;
  ref: ApplicationRef;
  /** The version on which the change is based. */
  version?: number;
  ability?: Ability;
  /** Returns the keys of the sections and documents that the change concerns, if staff can reopen these. */
  touches?: (application: WholeApplication) => readonly string[];
}

/**
 * Changes one application in one transaction and returns its new state: all changes are stored or none.
 * @throws NotFound, ApplicationClosed, StaleVersion
 * @throws Conflict for a reopened section whose time is over
 */
export function changeApplication(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { actor, ref, version, ability = 'edit', touches }: ChangeRequest,
  work: (stores: Stores, application: WholeApplication) => Promise<Change> | Change,
): Promise<WholeApplication> {
  return stores.transaction(async (trx) => {
    const asked = { actor, ability, ...(touches && { touches }) };
    const found = await trx.applications.lock(ref);
    const { application, reopening } = await authorizeChange(trx, asked, found, clock());
    requireVersion(application, version);
    const next = changed(application, await work(trx, application));
    await trx.applications.update(application, next, clock());
    if (reopening) await trx.reopenings.noteSaved(reopening.id, clock());
    return { ...application, ...next };
  });
}

/** A changed application, with its documents if they were read together with it. */
export type Saved = Pick<WithDocuments, 'application'> & Partial<WithDocuments>;

/** A change of answers and steps, which the application's row holds; the name is included only if it changed. */
export interface RowChange extends Change {
  answers: Answers;
  changes: Required<Pick<ApplicationChanges, 'currentStep'>> & Pick<ApplicationChanges, 'applicantName'>;
}

export interface RowRequest extends ChangeRequest {
  /** The language of the page, which is kept with the row. */
  page?: PageOfCall;
}

type RowService = Pick<Service, 'stores' | 'clock' | 'recent'>;
type RowWork = (application: WholeApplication) => RowChange;

/** How many times a change is tried without a lock when other changes come in between. */
const attempts = 2;

/**
 * Changes only the application's row; `work` computes the change. Without a transaction, a single statement writes the
 * row if this process remembers it at the version on which the change is based; otherwise the row is read first. The
 * statement stores nothing if the row has changed since, and the change is then made again, at last under a lock.
 */
export async function changeRow(service: RowService, request: RowRequest, work: RowWork): Promise<Saved> {
  const saved = await changeRecent(service, request, work);
  if (saved) return saved;
  const { actor, ref, version, ability = 'edit', page } = request;
  await page?.keep();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await service.stores.applications.findWithDocuments(ref);
    const application = authorize(actor, ability, found?.application);
    requireVersion(application, version);
    const change = work(application);
    if (isRenaming(change)) break;
    const saved = await replaced(service, { application, documents: found?.documents ?? [] }, change);
    if (saved) return saved;
  }
  return { application: await changeApplication(service, request, (_, found) => work(found)) };
}

/**
 * Tries the change on the remembered application. Returns undefined if this refuses or fails: what is remembered may be
 * out of date, so the caller then reads the row.
 */
async function changeRecent(
  service: RowService,
  { actor, ref, version, ability = 'edit', page }: RowRequest,
  work: RowWork,
): Promise<Saved | undefined> {
  const known = service.recent.at(ref.id, version);
  if (!known || !isNamedBy(ref, known.application) || !may(actor, ability, known.application)) return;
  const change = work(known.application);
  if (isRenaming(change)) return;
  const saved = await replaced(service, known, change, page?.language);
  if (!saved) service.recent.forget(known.application.id);
  return saved;
}

const isNamedBy = ({ id, detailsId, type }: ApplicationRef, application: WholeApplication): boolean =>
  (id ?? application.id) === application.id &&
  (detailsId ?? application.detailsId) === application.detailsId &&
  (type ?? application.type) === application.type;

/** Whether the name changes: it is also stored in the search words, which must change in the same transaction. */
const isRenaming = ({ changes }: RowChange): boolean => changes.applicantName !== undefined;

/** Writes the row; undefined if the row has changed since it was read. */
async function replaced(
  { stores, clock, recent }: RowService,
  { application, documents }: WithDocuments,
  change: RowChange,
  language?: Language,
): Promise<WithDocuments | undefined> {
  const now = clock();
  const next = { ...changed(application, change), answers: { ...application.answers, ...change.answers } };
  const document = await stores.applications.replace(application, next, { now, language });
  if (document === undefined) return undefined;
  const saved = { application: { ...application, ...next, updatedAt: now }, documents };
  recent.keep(saved, document);
  return saved;
}

/** The state of the application after a change. */
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
