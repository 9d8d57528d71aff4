import { NotFound } from '@portal/service-kit/errors';
import {
  authorize,
  type Contents,
  contentsOf,
  type Reopening,
  staffAbilities,
  type WholeApplication,
} from '../../application';
import { contentsOfCopy } from '../../decisions';
import type { Actor, Service, Stores } from '../../platform';
import { presentFullReview } from '../reading/presenter';

interface Shown {
  application: WholeApplication;
  contents: Contents;
}

/**
 * An application before and after a reopening. While the reopening is open, `after` is what the applicant saved so far;
 * it is null if nothing was changed.
 * @throws NotFound
 */
export async function compared(
  { stores, abilities: brought }: Pick<Service, 'stores' | 'abilities'>,
  actor: Actor,
  id: number,
  number: number,
) {
  const application = authorize(actor, 'read', await stores.applications.find({ id }));
  const reopening = (await stores.reopenings.ofApplication(id)).find((one) => one.number === number);
  const before = reopening && (await contentsOfCopy(stores, application, reopening.copyBefore));
  if (!reopening || !before) throw new NotFound();
  const after = await afterwards(stores, application, reopening);
  const abilities = staffAbilities({ abilities: brought }, actor, application);
  const shown = (one: Shown) =>
    presentFullReview(one.application, one.contents, { abilities, original: null, reopened: null });
  return { application, reopening, before: shown(before), after: after ? shown(after) : null };
}

async function afterwards(
  stores: Stores,
  application: WholeApplication,
  { outcome, savedAt, copyAfter }: Reopening,
): Promise<Shown | undefined> {
  if (copyAfter !== null) return contentsOfCopy(stores, application, copyAfter);
  if (outcome || !savedAt) return undefined;
  return { application, contents: await contentsOf(stores, application) };
}
