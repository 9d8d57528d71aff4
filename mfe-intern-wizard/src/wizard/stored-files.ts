import { storageHref } from '@portal/application-ui/review';
import { storedDocuments } from '@portal/application-ui/wizard';
import type { StoredFile } from '@portal/ui/wizard';
import type { Progress } from '../api';

export const letterKey = { academic: 'letter-academic', community: 'letter-community' } as const;

const letter = (path: string): StoredFile => ({ name: 'Reference letter', href: storageHref(path) });

/** All files that the server holds, under the names that the steps know them by. */
export function storedFiles(
  answer: Partial<Pick<Progress, 'uploads' | 'academicUpload' | 'communityUpload'>>,
): Record<string, StoredFile> {
  const { uploads, academicUpload, communityUpload } = answer;
  return {
    ...storedDocuments(uploads),
    ...(academicUpload ? { [letterKey.academic]: letter(academicUpload) } : {}),
    ...(communityUpload ? { [letterKey.community]: letter(communityUpload) } : {}),
  };
}
