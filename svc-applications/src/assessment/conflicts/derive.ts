import type { Stores } from '../../platform';
import type { KnownApplicant, NewDerived } from './store';

/**
 * Updates derived conflicts among these applications: a member of staff who knows the applicant of one knows the
 * applicant of all that were marked as of the same person. Conflicts without a source are removed; those that an
 * administrator lifted stay lifted while their source stands. Call it within the transaction of the change.
 */
export async function deriveConflicts(
  { conflicts, samePerson }: Pick<Stores, 'conflicts' | 'samePerson'>,
  applicationIds: readonly number[],
  now: Date,
): Promise<void> {
  const group = await samePerson.beside([...new Set(applicationIds)]);
  const rows = await conflicts.rowsOn(group);
  const declared = rows.filter(({ sourceId }) => sourceId === null);
  const derived = rows.filter(({ sourceId }) => sourceId !== null);
  const wanted = new Map<string, NewDerived>();
  for (const source of declared)
    for (const { id, personId } of await samePerson.beside(await samePerson.together(source.applicationId)))
      if (!declared.some((own) => own.readerId === source.readerId && isAbout(own, { id, personId })))
        wanted.set(keyOf(source.readerId, id), {
          ...{ applicationId: id, personId, sourceId: source.id },
          reader: { id: source.readerId, name: source.reader },
        });
  for (const { id, readerId, applicationId, sourceId } of derived) {
    const want = wanted.get(keyOf(readerId, applicationId));
    if (!want) await conflicts.remove(id);
    else if (want.sourceId !== sourceId) await conflicts.follow(id, want.sourceId);
  }
  const stored = new Set(rows.map(({ readerId, applicationId }) => keyOf(readerId, applicationId)));
  for (const [key, want] of wanted) if (!stored.has(key)) await conflicts.derive(want, now);
}

const keyOf = (reader: number, application: number): string => `${reader} ${application}`;

const isAbout = (
  { applicationId, personId }: Pick<KnownApplicant, 'applicationId' | 'personId'>,
  application: { id: number; personId: number },
): boolean => applicationId === application.id || personId === application.personId;
