import { randomBytes } from 'node:crypto';
import { ObjectBroken, ObjectMissing } from '@portal/service-kit/store';
import type { NewDocument } from '../../application';
import { openDocument, removeFiles } from '../../documents';
import type { Service } from '../../platform';

/** The folder for the copied files of one request. */
export const folderOf = (requestId: number): string => `request-${requestId}`;

/** Copies the files of an earlier application, all or none. Missing or damaged files are left out. */
export async function copyFiles(
  service: Service,
  documents: NewDocument[],
  requestId: number,
): Promise<NewDocument[]> {
  const copies: NewDocument[] = [];
  try {
    for (const document of documents) {
      const copy = await copyFile(service, document, requestId);
      if (copy) copies.push(copy);
    }
    return copies;
  } catch (error) {
    await removeCopies(service, copies);
    throw error;
  }
}

async function copyFile(
  { files, logger }: Service,
  document: NewDocument,
  requestId: number,
): Promise<NewDocument | undefined> {
  const { filePath, size, mimeType } = document;
  const extension = filePath.slice(filePath.lastIndexOf('.'));
  const copyPath = `${folderOf(requestId)}/${randomBytes(16).toString('hex')}${extension}`;
  try {
    const source = await openDocument({ files, logger }, document);
    const copied = files.put(copyPath, source, { size, contentType: mimeType });
    const stored = await copied.finally(() => source.destroy());
    return { ...document, ...stored, filePath: copyPath };
  } catch (error) {
    if (!(error instanceof ObjectMissing || error instanceof ObjectBroken)) throw error;
    logger.warn({ file: filePath }, 'a file that was to be carried over is gone or broken');
    return undefined;
  }
}

export const removeCopies = (service: Service, copies: NewDocument[]): Promise<void> =>
  removeFiles(
    service,
    copies.map(({ filePath }) => filePath),
  );

/** Removes the copies that interrupted attempts left behind. */
export async function removeLeftovers(
  service: Service,
  requestId: number,
  copies: NewDocument[],
): Promise<void> {
  const kept = new Set(copies.map(({ filePath }) => filePath));
  const left: string[] = [];
  try {
    for await (const { key } of service.files.list(`${folderOf(requestId)}/`)) {
      if (!kept.has(key)) left.push(key);
    }
  } catch (error) {
    service.logger.warn({ err: error }, 'copies of a request could not be listed');
  }
  await removeFiles(service, left);
}
