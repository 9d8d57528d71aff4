import { storageHref } from '@portal/application-ui/review';
import type { StoredFile } from '@portal/ui/wizard';
import type { Progress, UploadedDocument } from '../api';

export const letterKey = { academic: 'letter-academic', community: 'letter-community' } as const;

const nameOf = (path: string) => path.split('/').at(-1) ?? path;

export const storedFile = (upload: UploadedDocument): StoredFile => ({
  name: upload.original_name ?? upload.file_name ?? nameOf(upload.file_path),
  href: storageHref(upload.file_path),
  size: upload.size ?? undefined,
});

const letter = (path: string): StoredFile => ({ name: 'Reference letter', href: storageHref(path) });

/** All files that the server holds, under the names that the steps know them by. */
export function storedFiles(
  answer: Partial<Pick<Progress, 'uploads' | 'academicUpload' | 'communityUpload'>>,
): Record<string, StoredFile> {
  const { uploads, academicUpload, communityUpload } = answer;
  return {
    ...Object.fromEntries((uploads ?? []).map((upload) => [upload.upload_type, storedFile(upload)])),
    ...(academicUpload ? { [letterKey.academic]: letter(academicUpload) } : {}),
    ...(communityUpload ? { [letterKey.community]: letter(communityUpload) } : {}),
  };
}
