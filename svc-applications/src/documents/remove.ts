import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import {
  type Answers,
  type ChangeRequest,
  type Contents,
  changeApplication,
  contentsOf,
  followChange,
  type WholeApplication,
} from '../application';
import type { Service } from '../platform';
import { removeFiles } from './upload';

export interface Removal {
  uploadType: string;
  /** The problems of a submission with these answers and contents. */
  lacks(answers: Answers, contents: Contents): FieldErrors;
  /** The error for a document without which the application cannot be submitted. */
  needed: FieldErrors;
}

/**
 * Removes a document that the application does not need: first its row in a transaction, then its file, unless a
 * submission has it. A missing document counts as removed.
 * @throws Invalid if the application could not be submitted without it
 */
export async function removeDocument(
  service: Service,
  request: ChangeRequest,
  { uploadType, lacks, needed }: Removal,
): Promise<WholeApplication> {
  const { actor } = request;
  const left: string[] = [];
  const changed = await changeApplication(service, request, async (stores, application) => {
    // The transaction may run again after a deadlock.
    left.length = 0;
    const contents = await contentsOf(stores, application);
    const documents = contents.documents.filter((one) => one.uploadType !== uploadType);
    const missing = (of: Contents) => Object.keys(lacks(application.answers, of)).length;
    if (missing({ ...contents, documents }) > missing(contents)) throw new Invalid(needed);
    const file = await stores.documents.remove(application.id, uploadType);
    if (file === undefined) return {};
    if (!(await stores.copies.namesAmong([file])).has(file)) left.push(file);
    // In its wizard an application is still being made, so changes of its documents are not recorded.
    if (actor.scope === 'wizard') return {};
    const acts = [{ action: 'edited' as const, details: { sections: [`${uploadType} removed`] } }];
    await followChange(stores, { actor, application, acts }, service.clock());
    return {};
  });
  await removeFiles(service, left);
  return changed;
}
