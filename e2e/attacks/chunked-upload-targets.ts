import type { Ids } from './actors';
import { announced, path } from './chunked-uploads';
import type { Target } from './target';

const sender = { who: 'wizard', by: 'internWizard' } as const;
const ofFile =
  (after = '') =>
  ({ arriving }: Ids) =>
    `${path}/${arriving}${after}`;

/** The calls of chunked uploads. */
export const chunkedUploadTargets: Record<string, Target> = {
  startUpload: { ...sender, json: announced, also: ['admin'] },
  uploadChunk: {
    ...sender,
    owned: true,
    path: ofFile('/pieces'),
    fields: () => ({ number: 0 }),
    files: ['piece'],
  },
  cancelUpload: { ...sender, owned: true, path: ofFile(), right: 204 },
};
