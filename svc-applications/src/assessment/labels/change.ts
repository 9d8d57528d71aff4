import { readingLimits, readingMessages as t } from '@portal/contract-svc-applications-v1';
import { isUniqueViolation } from '@portal/service-kit/database';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import type { Actor, Service } from '../../platform';
import type { Label } from './label';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Adds a label.
 * @throws Conflict if there are too many labels already
 * @throws Invalid for a name that another label has
 */
export async function addLabel({ stores, clock }: Parts, label: Omit<Label, 'id'>): Promise<void> {
  if ((await stores.labels.count()) >= readingLimits.labels) throw new Conflict(t.tooManyLabels);
  await named(() => stores.labels.insert(label, clock()));
}

/**
 * Renames or recolours a label.
 * @throws NotFound
 * @throws Invalid for a name that another label has
 */
export async function changeLabel({ stores }: Parts, label: Label): Promise<void> {
  if (!(await stores.labels.find(label.id))) throw new NotFound();
  await named(() => stores.labels.update(label));
}

async function named(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error, 'labels', ['name_key'])) throw new Invalid({ name: [t.labelTaken] });
    throw error;
  }
}

export interface Labelling {
  actor: Actor;
  label: number;
  applicationIds: number[];
  /** Whether the applications get the label; false takes it off. */
  on: boolean;
}

/**
 * Puts a label on submitted applications, or takes it off: on all of them or none. Applications of people whom the
 * caller knows count as not found.
 * @throws NotFound if the label is gone
 * @throws Conflict if an application is a draft or hidden from the caller
 */
export function labelApplications({ stores, clock }: Parts, labelling: Labelling): Promise<void> {
  const { actor, label, on } = labelling;
  const ids = [...new Set(labelling.applicationIds)];
  return stores.transaction(async (trx) => {
    if (!(await trx.labels.find(label))) throw new NotFound(t.labelGone);
    const readable = await trx.assignments.submitted(ids);
    const hidden = await trx.conflicts.hiddenAmong(actor, ids);
    if (ids.some((id) => !readable.has(id) || hidden.has(id))) throw new Conflict(t.notSubmitted);
    if (on) await trx.labels.put(label, ids, actor.personId, clock());
    else await trx.labels.takeOff(label, ids);
  });
}
