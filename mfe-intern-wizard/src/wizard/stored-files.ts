import { storageHref } from '@portal/application-ui/review';
import { storedDocuments } from '@portal/application-ui/wizard';
import type { StoredFile } from '@portal/ui/wizard';
import type { Progress } from '../api';
import * as t from '../messages/messages';
import { letterKey } from './letter-keys';

/** Keys under which the uploads also record how letters arrive, and for which letters referees are asked. */
export const letterMark = {
  ask: 'letters-ask',
  either: 'letters-either',
  academic: 'asked-academic',
  community: 'asked-community',
} as const;

export const marked = (key: string): Record<string, StoredFile> => ({ [key]: { name: key, href: '' } });

function marksOf({ letters }: Partial<Pick<Progress, 'letters'>>): Record<string, StoredFile> {
  if (!letters) return {};
  const way = letters.way === 'upload' ? {} : marked(letterMark[letters.way]);
  return Object.assign(way, ...letters.asked.map((type) => marked(letterMark[type])));
}

const letter = (path: string): StoredFile => ({
  // A getter, because the name follows the current language.
  get name() {
    return t.referenceLetter();
  },
  href: storageHref(path),
});

/** All stored files, by the keys that the steps use. */
export function storedFiles(
  answer: Partial<Pick<Progress, 'uploads' | 'academicUpload' | 'communityUpload' | 'letters'>>,
): Record<string, StoredFile> {
  const { uploads, academicUpload, communityUpload } = answer;
  return {
    ...marksOf(answer),
    ...storedDocuments(uploads),
    ...(academicUpload ? { [letterKey.academic]: letter(academicUpload) } : {}),
    ...(communityUpload ? { [letterKey.community]: letter(communityUpload) } : {}),
  };
}
