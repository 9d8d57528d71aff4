import type { UploadedDocument } from '@portal/contract-svc-applications-v1';
import { readProblem, type Send, type StoredFile } from '@portal/ui/wizard';
import { storageHref } from '../review';
import type { WizardApp } from './app';

const nameOf = (path: string) => path.split('/').at(-1) ?? path;

export const storedFile = (upload: UploadedDocument): StoredFile => ({
  name: upload.original_name ?? upload.file_name ?? nameOf(upload.file_path),
  href: storageHref(upload.file_path),
  size: upload.size ?? undefined,
});

export const storedDocuments = (uploads: readonly UploadedDocument[] = []): Record<string, StoredFile> =>
  Object.fromEntries(uploads.map((upload) => [upload.upload_type, storedFile(upload)]));

interface FileAnswer {
  version: number;
  upload: UploadedDocument | undefined;
}

/** Sends one file by itself; what goes wrong with more than the file is told in `failed`. */
export function sendFile(
  { draft, shell, wizard }: Pick<WizardApp, 'draft' | 'shell' | 'wizard'>,
  failed: string,
  call: (file: File, options: Parameters<Send>[1]) => Promise<FileAnswer>,
): Send {
  return async (file, options) => {
    const answer = await call(file, options).catch((error: unknown) => {
      const { kind } = readProblem(error);
      if (kind === 'session') wizard.fail(error);
      else if (kind !== 'fields' && kind !== 'cancelled') shell.notify.error(failed);
      throw error;
    });
    draft.noteVersion(answer.version);
    return answer.upload ? storedFile(answer.upload) : { name: file.name, href: '', size: file.size };
  };
}
