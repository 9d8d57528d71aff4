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
  /** What a submission of these answers lacks. */
  lacks(answers: Answers, contents: Contents): FieldErrors;
  /** The sentence about a document without which there is no submission. */
  needed: FieldErrors;
}

/**
 * Removes a document that the application does not need: its row in a transaction, then its file, unless a submission
 * holds it. A document that is not there is removed already.
 * @throws Invalid where the application could not be submitted without it
 */
export async function removeDocument(
  service: Service,
  request: ChangeRequest,
  { uploadType, lacks, needed }: Removal,
): Promise<WholeApplication> {
  const { actor } = request;
  const left: string[] = [];
  const changed = await changeApplication(service, request, async (stores, application) => {
    // A deadlock runs this work again.
    left.length = 0;
    const contents = await contentsOf(stores, application);
    const documents = contents.documents.filter((one) => one.uploadType !== uploadType);
    const missing = (of: Contents) => Object.keys(lacks(application.answers, of)).length;
    if (missing({ ...contents, documents }) > missing(contents)) throw new Invalid(needed);
    const file = await stores.documents.remove(application.id, uploadType);
    if (file === undefined) return {};
    if (!(await stores.copies.namesAmong([file])).has(file)) left.push(file);
    // In its wizard an application is still being made, and its documents are not recorded as changes.
    if (actor.scope === 'wizard') return {};
    const acts = [{ action: 'edited' as const, details: { sections: [`${uploadType} removed`] } }];
    await followChange(stores, { actor, application, acts }, service.clock());
    return {};
  });
  await removeFiles(service, left);
  return changed;
}
