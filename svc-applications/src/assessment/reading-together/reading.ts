import { type Actor, can, type Service } from '../../platform';
import type { Note } from '../notes/note';
import { presentNote } from '../notes/presenter';
import { type BlindPhase, readsBlind } from '../phase';
import { presentForm, presentOwn, presentSheets } from '../scores/presenter';
import type { ScoreSheet } from '../scores/sheet';
import { submittedFor } from '../submitted';

/**
 * What staff have written and arranged about an application, for one of them. The points of others are included only
 * once the caller has sent their own, or for administrators.
 * @throws NotFound
 * @throws Conflict for a draft
 */
export async function readingOf({ stores }: Pick<Service, 'stores'>, actor: Actor, id: number) {
  const seesAll = can(actor, 'manageAssessment');
  const application = await submittedFor(stores, actor, id);
  const blind = readsBlind(actor) ? await stores.blind.openFor(application.type) : undefined;
  const [readers, left, labels, notes, knowing, form, own, sheets] = await Promise.all([
    stores.assignments.of([id]),
    stores.assignments.leftOf(id),
    stores.labels.of([id]),
    stores.notes.ofApplication(id),
    can(actor, 'manageConflicts') ? stores.conflicts.onApplication(application) : undefined,
    stores.scores.form(application.type),
    stores.scores.own(id, actor.personId),
    stores.scores.ofApplication(id),
  ]);
  const sent = new Set(sheets.flatMap(({ sentAt, reader }) => (sentAt ? [reader.id] : [])));
  return {
    readers: (readers.get(id) ?? []).map((reader) => ({ ...reader, sent: sent.has(reader.id) })),
    ...(left.length > 0 && { left }),
    labels: blind ? [] : (labels.get(id) ?? []),
    notes: notesFor(notes, actor, blind).map((note) => presentNote(note, actor)),
    ...(knowing && {
      knowing: knowing.map(({ id: entry, reader, declaredAt }) => ({
        id: entry,
        reader,
        declared_at: declaredAt.toISOString(),
      })),
    }),
    form: form ? presentForm(form) : null,
    own_sheet: own ? presentOwn(own, form) : null,
    sheets_sent: sent.size,
    results: seesAll || own?.sentAt ? presentSheets(blind ? withoutComments(sheets, actor) : sheets) : null,
  };
}

/**
 * Notes that a blind reader may see: their own, from the present phase. Notes of others, and older ones of their own,
 * may contain the name. Own words are shown unchanged: a replaced word would reveal that it is the name.
 */
const notesFor = (notes: Note[], { personId }: Actor, blind: BlindPhase | undefined): Note[] =>
  blind ? notes.filter(({ by, createdAt }) => by.id === personId && createdAt >= blind.begunAt) : notes;

const withoutComments = (sheets: ScoreSheet[], { personId }: Actor): ScoreSheet[] =>
  sheets.map((sheet) => (sheet.reader.id === personId ? sheet : { ...sheet, comment: '' }));
