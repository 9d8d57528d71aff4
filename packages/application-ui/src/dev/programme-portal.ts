import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type FakePortal, fakePortal } from './fake-portal';
import { sampleIntern } from './sample-reviews';
import { commonReview, keepFile, type Stored } from './stored-as-sent';

/** The review in the shape of getOwnApplication: answers without a name of their own in a review are listed under their keys. */
const review = (type: ApplicationType, stored: Stored) => ({
  ...sampleIntern({ type, references: [], period: [] }),
  ...commonReview(stored),
  answers: stored.form,
});

/** A portal in memory for a wizard built from its programme's table. */
export function programmePortal(type: ApplicationType, stored: Partial<Stored> = {}): FakePortal {
  const base = `/api/programmes/${type}`;
  const portal = fakePortal(
    {
      role: type,
      base,
      review: (kept) => review(type, kept),
      upload: (kept, _path, { document_type, document }) => ({
        upload: keepFile(kept, String(document_type), document as File),
      }),
    },
    stored,
  );
  const names: Readonly<Record<string, string>> = {
    [`POST ${base}/login`]: `/api/${type}/login`,
    [`GET ${base}/progress`]: `${base}/get-progress`,
    [`POST ${base}/progress`]: `${base}/save-progress`,
    'GET /api/user/applications/7': `${base}/review/7`,
  };
  return {
    ...portal,
    send: (method, path, body) => portal.send(method, names[`${method} ${path}`] ?? path, body),
  };
}
