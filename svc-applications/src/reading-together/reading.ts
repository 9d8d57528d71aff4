import type { Asker } from '../applications/policy';
import { presentNote } from '../notes/presenter';
import { presentForm, presentOwn, presentSheets } from '../scores/presenter';
import type { Service } from '../service';
import { submittedFor } from './submitted';

/**
 * What staff have written and arranged about an application, for one of them: the points of others only after one has
 * sent one's own, administrators excepted.
 * @throws NotFound, Conflict for a draft
 */
export async function readingOf(
  { stores }: Pick<Service, 'stores'>,
  asker: Asker,
  { id, admin }: { id: number; admin: boolean },
) {
  const application = await submittedFor(stores, asker, id);
  const [readers, labels, notes, knowing, form, own, sheets] = await Promise.all([
    stores.assignments.of([id]),
    stores.labels.of([id]),
    stores.notes.ofApplication(id),
    admin ? stores.conflicts.onApplication(application) : undefined,
    stores.scores.form(application.type),
    stores.scores.own(id, asker.personId),
    stores.scores.ofApplication(id),
  ]);
  const sent = new Set(sheets.flatMap(({ sentAt, reader }) => (sentAt ? [reader.id] : [])));
  return {
    readers: (readers.get(id) ?? []).map((reader) => ({ ...reader, sent: sent.has(reader.id) })),
    labels: labels.get(id) ?? [],
    notes: notes.map((note) => presentNote(note, asker)),
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
    results: admin || own?.sentAt ? presentSheets(sheets) : null,
  };
}
