import type { Stores } from '../../platform';
import { isOpen, type WholeApplication } from '../application';
import type { Contents } from '../contents';
import { contentsFrom } from './contents-from';

/** All contents of an application; a submitted application by the questions of its submission. */
export async function contentsOf(
  { documents, copies }: Pick<Stores, 'documents' | 'copies'>,
  application: WholeApplication,
): Promise<Contents> {
  const { id, answers } = application;
  const frozen = !isOpen(application);
  const asked = frozen ? await copies.askedOf(id) : undefined;
  return {
    ...contentsFrom(answers, { ...application, frozen, ...(asked && { asked }) }),
    ...(asked && { asked }),
    documents: await documents.of(id),
  };
}
