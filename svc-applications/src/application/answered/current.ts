import type { Section } from '@portal/contract-svc-applications-v1/questions';
import type { Stores } from '../../platform';
import { isOpen, type WholeApplication } from '../application';
import type { Contents, Document } from '../contents';
import { contentsFrom } from './contents-from';

/** All contents of an application; a submitted application by the questions of its submission. */
export async function contentsOf(
  { documents, copies }: Pick<Stores, 'documents' | 'copies'>,
  application: WholeApplication,
): Promise<Contents> {
  const { id } = application;
  const asked = isOpen(application) ? undefined : await copies.askedOf(id);
  return contentsWith(application, { asked, documents: await documents.of(id) });
}

/**
 * The contents of an application whose documents are already read. `asked` are the questions of its submission, where
 * they differ from today's.
 */
export function contentsWith(
  application: WholeApplication,
  { asked, documents }: { asked: readonly Section[] | undefined; documents: Document[] },
): Contents {
  const about = { ...application, frozen: !isOpen(application), ...(asked && { asked }) };
  return { ...contentsFrom(application.answers, about), ...(asked && { asked }), documents };
}
