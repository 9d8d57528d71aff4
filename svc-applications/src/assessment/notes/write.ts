import { readingLimits, readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Forbidden, NotFound } from '@portal/service-kit/errors';
import { type Actor, can, nameOf, notifyOfMention, type Service } from '../../platform';
import { lockSubmitted } from '../submitted';
import { mentionedIn } from './mentions';
import type { Note } from './note';

export interface NewNote {
  actor: Actor;
  applicationId: number;
  text: string;
}

/**
 * Writes a note, and notifies the colleagues whom it mentions, except those who know the applicant.
 * @throws NotFound, Conflict
 */
export async function writeNote(
  { stores, auth, clock }: Pick<Service, 'stores' | 'auth' | 'clock'>,
  { actor, applicationId, text }: NewNote,
): Promise<Note> {
  // Asked before the transaction begins, which must not wait for another service.
  const colleagues = text.includes('@') ? await auth.colleagues() : [];
  return stores.transaction(async (trx) => {
    const application = await lockSubmitted(trx, actor, applicationId);
    if ((await trx.notes.count(applicationId)) >= readingLimits.notes) throw new Conflict(t.tooManyNotes);
    const by = { id: actor.personId, name: nameOf(actor) };
    const note = { applicationId, by, text, createdAt: clock() };
    const id = await trx.notes.insert(note);
    const knowing = await trx.conflicts.readersWhoKnow(application);
    for (const one of mentionedIn(text, colleagues)) {
      if (one.id === by.id || knowing.includes(one.id)) continue;
      await notifyOfMention(trx, { application, by, forPersonId: one.id }, clock());
    }
    return { ...note, id };
  });
}

/**
 * Removes a note; its author and administrators may do so.
 * @throws NotFound, Forbidden
 */
export function removeNote({ stores }: Pick<Service, 'stores'>, actor: Actor, id: number): Promise<void> {
  return stores.transaction(async (trx) => {
    const note = await trx.notes.find(id);
    if (!note) throw new NotFound();
    if (note.by.id !== actor.personId && !can(actor, 'manageAssessment')) throw new Forbidden();
    await trx.notes.remove(id);
  });
}
