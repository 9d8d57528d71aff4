import { savedViewsMost, listMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { type Actor, nameOf, type Service } from '../../platform';
import type { SavedView, ViewWords } from './saved-view';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Saves a list under a name.
 * @throws Invalid, Conflict
 */
export async function saveView({ stores, clock }: Parts, actor: Actor, view: ViewWords): Promise<SavedView> {
  const owner = { personId: actor.personId, name: nameOf(actor) };
  if ((await stores.views.countOf(owner.personId)) >= savedViewsMost) throw new Conflict(t.viewsMost);
  const id = await stores.views.insert(owner, view, clock());
  if (id === undefined) throw new Invalid({ name: [t.viewNameTaken] });
  return { id, owner, ...view };
}

/**
 * Changes one of the caller's own views.
 * @throws NotFound, Invalid
 */
export async function changeView(
  { stores, clock }: Parts,
  actor: Actor,
  id: number,
  view: ViewWords,
): Promise<SavedView> {
  const own = await ownView({ stores }, actor, id);
  if (!(await stores.views.change(id, view, clock()))) throw new Invalid({ name: [t.viewNameTaken] });
  return { ...own, ...view };
}

/**
 * Removes one of the caller's own views.
 * @throws NotFound
 */
export async function removeView({ stores }: Pick<Parts, 'stores'>, actor: Actor, id: number): Promise<void> {
  await ownView({ stores }, actor, id);
  await stores.views.remove(id);
}

/** Finds a view of the caller; the shared views of others are read-only. */
async function ownView({ stores }: Pick<Parts, 'stores'>, actor: Actor, id: number): Promise<SavedView> {
  const view = await stores.views.find(id);
  if (view?.owner.personId !== actor.personId) throw new NotFound();
  return view;
}
