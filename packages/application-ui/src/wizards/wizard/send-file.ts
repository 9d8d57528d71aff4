import type { UploadedDocument } from '@portal/contract-svc-applications-v1';
import { readProblem, type Send, type StoredFile } from '@portal/ui/wizard';
import { storageHref } from '../../base/review';
import * as t from '../../messages/removals';
import type { WizardApp } from './app';

const nameOf = (path: string) => path.split('/').at(-1) ?? path;

export const storedFile = (upload: UploadedDocument): StoredFile => ({
  name: upload.original_name ?? upload.file_name ?? nameOf(upload.file_path),
  href: storageHref(upload.file_path),
  size: upload.size ?? undefined,
  scan: upload.scan,
});

export const storedDocuments = (uploads: readonly UploadedDocument[] = []): Record<string, StoredFile> =>
  Object.fromEntries(uploads.map((upload) => [upload.upload_type, storedFile(upload)]));

interface FileAnswer {
  version: number;
  upload: UploadedDocument | undefined;
}

/** Removes the stored file of a document; `failed` receives errors about more than the file. */
export const removeFile =
  (
    { api, draft, form, shell, wizard }: Pick<WizardApp, 'api' | 'draft' | 'form' | 'shell' | 'wizard'>,
    failed: string,
  ) =>
  (kind: string) =>
  async (): Promise<void> => {
    const answer = await api.removeDocument(kind, form.values()).catch((error: unknown) => {
      const problem = readProblem(error);
      if (problem.kind === 'session') wizard.fail(error);
      else if (problem.kind !== 'fields') shell.notify.error(failed);
      throw error;
    });
    draft.noteVersion(answer.version);
    shell.notify.success(t.fileRemoved());
  };

/** Nobody is signed in because the device is offline. */
class NoLine extends Error {
  readonly status = 0;
}

/** Makes a delayed sign-in: the server must know the person before it accepts a file. */
async function signedIn({ draft, wizard }: Pick<WizardApp, 'draft' | 'wizard'>): Promise<void> {
  await wizard.signInLate();
  if (draft.state().waits) throw new NoLine();
}

/** Sends one file; `failed` receives errors about more than the file. */
export function sendFile(
  { draft, shell, wizard }: Pick<WizardApp, 'draft' | 'shell' | 'wizard'>,
  failed: string,
  call: (file: File, options: Parameters<Send>[1]) => Promise<FileAnswer>,
): Send {
  return async (file, options) => {
    const answer = await signedIn({ draft, wizard })
      .then(() => call(file, options))
      .catch(async (error: unknown) => {
        const { kind } = readProblem(error);
        // Offline: the file is sent later.
        const isLater = kind === 'offline' && (await options.kept);
        if (kind === 'session') wizard.fail(error);
        else if (!isLater && kind !== 'fields' && kind !== 'cancelled') shell.notify.error(failed);
        throw error;
      });
    draft.noteVersion(answer.version);
    return answer.upload ? storedFile(answer.upload) : { name: file.name, href: '', size: file.size };
  };
}
