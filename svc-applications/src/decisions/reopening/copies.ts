import { isDeepStrictEqual } from 'node:util';
import { sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import { type Contents, contentsFrom, type WholeApplication, withWriter } from '../../application';
import type { Stores } from '../../platform';

/**
 * Stores the present answers and documents as the next copy of an application; returns its number. Reopened sections
 * are stored with today's questions, all others with those of the submission.
 */
export async function keepCopy(
  { copies, documents }: Pick<Stores, 'copies' | 'documents'>,
  { id: applicationId, type, version, answers }: WholeApplication,
  { opened }: { opened: readonly string[] },
  now: Date,
): Promise<number> {
  const then = await copies.askedOf(applicationId);
  const today = sectionsOf(type);
  const asked = then?.map((section) =>
    opened.includes(section.key) ? (today.find(({ key }) => key === section.key) ?? section) : section,
  );
  const files = await documents.of(applicationId);
  return copies.keep(
    { applicationId, type, version, answers, documents: files, ...(asked && { asked }) },
    now,
  );
}

/** The number of the copy that equals the application's present state; a new copy is made if the newest one differs. */
export async function presentCopy(
  trx: Pick<Stores, 'copies' | 'documents'>,
  application: WholeApplication,
  now: Date,
): Promise<number> {
  const { id, answers } = application;
  const number = await trx.copies.newestOf(id);
  const newest = await trx.copies.read(id, number);
  const paths = (files: readonly { filePath: string }[]) => files.map(({ filePath }) => filePath).sort();
  const same =
    newest &&
    isDeepStrictEqual(newest.answers, answers) &&
    isDeepStrictEqual(paths(newest.documents), paths(await trx.documents.of(id)));
  return same ? number : keepCopy(trx, application, { opened: [] }, now);
}

/** The contents of an application as a copy has them; undefined if there is no such copy. */
export async function contentsOfCopy(
  { copies }: Pick<Stores, 'copies'>,
  application: WholeApplication,
  number: number,
): Promise<{ application: WholeApplication; contents: Contents } | undefined> {
  const copy = await copies.read(application.id, number);
  if (!copy) return undefined;
  const { answers, documents, asked, version } = copy;
  const { type, identity } = application;
  const contents = contentsFrom(answers, { type, identity, frozen: true, ...(asked && { asked }) });
  return {
    application: { ...application, answers, version },
    contents: {
      ...contents,
      ...(asked && { asked }),
      documents: documents.map((one) => withWriter(one, contents.referees)),
    },
  };
}
