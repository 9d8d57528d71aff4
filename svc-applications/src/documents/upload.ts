import { createReadStream } from 'node:fs';
import {
  authorizeChange,
  type Change,
  type ChangeRequest,
  changeApplication,
  documentsTouched,
  followChange,
  isLetter,
  type NewDocument,
  refereesFrom,
  requireVersion,
  type WholeApplication,
  withWriter,
} from '../application';
import { refuseWhenFull, type Service, type Stores } from '../platform';
import { type AcceptedFile, type Checking, newFilePath } from './incoming';
import { refuseLetters } from './referee-uploads';
import { scanFiles } from './scanning/scan';

export interface Upload {
  files: AcceptedFile[];
  /** The upload type of the file in a field. */
  typeOf(field: string): string;
  /** The client's IP address; the files count towards the budget of its network. */
  address: string;
  /** Checks, once the scanner has answered, that the sender's session has not ended. */
  refuseEnded: Checking['refuseEnded'];
  /** Further writes in the same transaction. */
  work?(stores: Stores, application: WholeApplication): Promise<Change>;
}

/**
 * Stores files first, then their rows and all other changes in one transaction. Replaced files are removed after the
 * commit, unless a submission has them. After a failure neither rows nor files remain.
 */
export async function uploadDocuments(
  service: Service,
  asked: ChangeRequest,
  { files, typeOf, address, refuseEnded, work }: Upload,
): Promise<WholeApplication> {
  const { clock } = service;
  const request = work
    ? asked
    : { ...asked, touches: documentsTouched(files.map(({ field }) => typeOf(field))) };
  const application = await authorizeUpload(service, request);
  if (!work && (await areStored(service.stores, application.id, { files, typeOf }))) return application;
  requireVersion(application, request.version);
  await refuseLetters(service, request.actor, application, files.filter(isOfLetter(typeOf)));
  // Only a session with the wizard's scope needs no password, so its uploads are limited.
  if (request.actor.scope === 'wizard') await service.budgets.store(address, files);

  const scans = await scanFiles(service, files);
  // The scan may have taken long.
  await refuseEnded();
  await authorizeUpload(service, request);
  const stored: NewDocument[] = [];
  const replaced: string[] = [];
  try {
    for (const [index, file] of files.entries()) {
      const document = await put(service, application.id, typeOf(file.field), file);
      stored.push({ ...document, scan: scans[index] ?? null });
    }
    const changed = await changeApplication(service, request, async (trx, locked) => {
      // The transaction may run again after a deadlock.
      replaced.length = 0;
      const change = (await work?.(trx, locked)) ?? {};
      const answers = { ...locked.answers, ...change.answers };
      const referees = stored.some(isLetter) ? refereesFrom(locked.type, answers) : [];
      for (const file of stored) {
        const document = withWriter(file, referees);
        const earlier = await trx.documents.replace(locked.id, document, clock());
        if (earlier) replaced.push(earlier);
      }
      const { megabytesPerDraft: megabytes } = service.budgets;
      if (files[0]) await refuseWhenFull(trx, locked.id, { megabytes, field: files[0].field });
      const handedIn = await trx.copies.namesAmong(replaced);
      replaced.splice(0, replaced.length, ...replaced.filter((file) => !handedIn.has(file)));
      await follow(trx, request, { application: locked, stored, now: clock() });
      return change;
    });
    await removeFiles(service, replaced);
    return changed;
  } catch (error) {
    await removeFiles(
      service,
      stored.map(({ filePath }) => filePath),
    );
    throw error;
  }
}

/** Fails early for a person without the right, before anything is stored; the transaction checks it again. */
async function authorizeUpload(
  { stores, clock }: Service,
  request: ChangeRequest,
): Promise<WholeApplication> {
  const found = await stores.applications.find(request.ref);
  const asked = { ability: 'edit' as const, ...request };
  return (await authorizeChange(stores, asked, found, clock())).application;
}

/**
 * Whether exactly these files, which were sent in pieces, are stored under their names and upload types already: the
 * sender missed the response and repeats the request.
 */
async function areStored(
  { documents }: Pick<Stores, 'documents'>,
  applicationId: number,
  { files, typeOf }: Pick<Upload, 'files' | 'typeOf'>,
): Promise<boolean> {
  if (files.length === 0 || files.some(({ sha256 }) => !sha256)) return false;
  const stored = await documents.of(applicationId);
  return files.every(({ field, size, sha256, originalName }) =>
    stored.some(
      (one) =>
        one.uploadType === typeOf(field) &&
        one.originalName === originalName &&
        one.size === size &&
        one.sha256 === sha256 &&
        one.scan !== 'refused',
    ),
  );
}

const isOfLetter =
  (typeOf: Upload['typeOf']) =>
  ({ field }: AcceptedFile): boolean =>
    isLetter({ uploadType: typeOf(field) });

/** Records uploads as changes, except in a wizard, where the application is still being made. */
function follow(
  trx: Stores,
  { actor }: ChangeRequest,
  { application, stored, now }: { application: WholeApplication; stored: NewDocument[]; now: Date },
): Promise<void> {
  if (actor.scope === 'wizard') return Promise.resolve();
  const acts = stored.map(({ uploadType }) => ({
    action: 'uploaded' as const,
    details: { upload_type: uploadType },
  }));
  return followChange(trx, { actor, application, acts }, now);
}

async function put(
  { files }: Service,
  applicationId: number,
  uploadType: string,
  { kind, path, size: bytes, originalName }: AcceptedFile,
): Promise<NewDocument> {
  const filePath = newFilePath(applicationId, kind);
  const { mimeType } = kind;
  const source = createReadStream(path);
  const { size, sha256 } = await files.put(filePath, source, { size: bytes, contentType: mimeType });
  return { uploadType, filePath, originalName, size, mimeType, sha256 };
}

/** Removes files from the store. A failure is logged and does no harm: no row leads to such a file. */
export async function removeFiles({ files, logger }: Service, paths: string[]): Promise<void> {
  for (const path of paths) {
    await files.remove(path).catch((error) => {
      logger.warn({ err: error, file: path }, 'a file without a row could not be removed');
    });
  }
}
