import { savedRepliesMost, replyMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { type Actor, nameOf, type Service } from '../../platform';
import type { ReplyWords, SavedReply } from './saved-reply';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Saves a text for the team.
 * @throws Invalid, Conflict
 */
export async function keepReply(
  { stores, clock }: Parts,
  actor: Actor,
  words: ReplyWords,
): Promise<SavedReply> {
  if ((await stores.replies.count()) >= savedRepliesMost) throw new Conflict(t.most);
  const [now, changedBy] = [clock(), authorOf(actor)];
  const id = await stores.replies.insert(words, changedBy, now);
  if (id === undefined) throw new Invalid({ name: [t.nameTaken] });
  return { id, ...words, version: 1, changedBy, updatedAt: now };
}

/**
 * Changes a text of the team, if it is unchanged since this person read it.
 * @throws NotFound, Invalid, Conflict
 */
export async function changeReply(
  { stores, clock }: Parts,
  actor: Actor,
  { id, version, ...words }: ReplyWords & Pick<SavedReply, 'id' | 'version'>,
): Promise<SavedReply> {
  if (!(await stores.replies.find(id))) throw new NotFound();
  const reply = { id, ...words, version, changedBy: authorOf(actor), updatedAt: clock() };
  const result = await stores.replies.change(reply);
  if (result === 'taken') throw new Invalid({ name: [t.nameTaken] });
  if (result === 'stale') throw new Conflict(t.changed);
  return { ...reply, version: version + 1 };
}

/**
 * Removes a text of the team.
 * @throws NotFound
 */
export async function removeReply({ stores }: Pick<Parts, 'stores'>, id: number): Promise<void> {
  if (!(await stores.replies.find(id))) throw new NotFound();
  await stores.replies.remove(id);
}

const authorOf = (actor: Actor) => ({ personId: actor.personId, name: nameOf(actor) });
