import { createReadStream } from 'node:fs';
import type { WholeApplication } from '../applications/application';
import { type Change, type ChangeRequest, changeApplication } from '../applications/change';
import { isLetter } from '../applications/contents';
import { followChange } from '../applications/follow';
import { withWriter } from '../applications/letters';
import { authorize } from '../applications/policy';
import { requireVersion } from '../applications/version';
import type { Service } from '../service';
import type { Stores } from '../store';
import { type AcceptedFile, newFilePath } from './incoming';
import type { NewDocument } from './store';

export interface Upload {
  files: AcceptedFile[];
  /** Under which type the file of a field is stored. */
  typeOf(field: string): string;
  /** What is written in the same transaction. */
  work?(stores: Stores, application: WholeApplication): Promise<Change>;
}

/**
 * Files first, then their rows with everything else in one transaction; replaced files go after the commit. When
 * anything fails neither row nor file is left.
 */
export async function uploadDocuments(
  service: Service,
  request: ChangeRequest,
  { files, typeOf, work }: Upload,
): Promise<WholeApplication> {
  const { stores, clock } = service;
  // Nothing is stored for someone who may not; the transaction looks again.
  const { ability = 'edit' } = request;
  const application = authorize(request.asker, ability, await stores.applications.find(request.ref));
  requireVersion(application, request.version);

  const stored: NewDocument[] = [];
  const replaced: string[] = [];
  try {
    for (const file of files) stored.push(await put(service, application.id, typeOf(file.field), file));
    const changed = await changeApplication(service, request, async (within, locked) => {
      // The work is run again after a deadlock.
      replaced.length = 0;
      const change = (await work?.(within, locked)) ?? {};
      const referees = stored.some(isLetter) ? await within.sections.referees(locked.id) : [];
      for (const file of stored) {
        const document = withWriter(file, referees);
        const earlier = await within.documents.replace(locked.id, document, clock());
        if (earlier) replaced.push(earlier);
      }
      await follow(within, request, { application: locked, stored, now: clock() });
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

/** In its wizard an application is only being made. */
function follow(
  within: Stores,
  { asker }: ChangeRequest,
  { application, stored, now }: { application: WholeApplication; stored: NewDocument[]; now: Date },
): Promise<void> {
  if (asker.scope === 'wizard') return Promise.resolve();
  const acts = stored.map(({ uploadType }) => ({
    action: 'uploaded' as const,
    details: { upload_type: uploadType },
  }));
  return followChange(within, { actor: asker, application, acts }, now);
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

/** A file that cannot be removed harms nobody: no row leads to it. */
export async function removeFiles({ files, logger }: Service, paths: string[]): Promise<void> {
  for (const path of paths) {
    await files.remove(path).catch((error) => {
      logger.warn({ err: error, file: path }, 'a file without a row could not be removed');
    });
  }
}
