import type { OwnApplication, OwnApplications } from '../src/api';
import type { FakeAnswer } from './fake-answer';

const dayMs = 86_400_000;

export interface FakeDiscarded {
  draft: OwnApplication;
  discarded_at: string;
}

interface Known {
  applications: OwnApplication[];
  discarded: FakeDiscarded[];
}

const presented = ({ draft: { id, type }, discarded_at }: FakeDiscarded) => ({
  id,
  type,
  discarded_at,
  until: new Date(Date.parse(discarded_at) + dayMs).toISOString(),
});

/** The answer of listOwnApplications; without discarded drafts it has the form of an earlier service. */
export const mine = ({ applications, discarded }: Known): OwnApplications => ({
  applications,
  ...(discarded.length > 0 && { discarded: discarded.map(presented) }),
});

const notFound: FakeAnswer = { status: 404, body: { message: 'Not found.', request_id: 'memory' } };

function discard(stored: Known, id: number): FakeAnswer {
  const draft = stored.applications.find((one) => one.id === id);
  if (!draft) return notFound;
  const discarded = { draft, discarded_at: new Date().toISOString() };
  stored.applications = stored.applications.filter((one) => one.id !== id);
  stored.discarded = [discarded, ...stored.discarded];
  return { status: 200, body: { discarded: presented(discarded) } };
}

function bringBack(stored: Known, id: number): FakeAnswer {
  const found = stored.discarded.find(({ draft }) => draft.id === id);
  if (!found) return notFound;
  stored.discarded = stored.discarded.filter((one) => one !== found);
  stored.applications = [found.draft, ...stored.applications];
  return { status: 200, body: { application: { id, type: found.draft.type } } };
}

/** Answers discardDraft and restoreDraft. */
export const discardingRoutes = (stored: Known): [RegExp, (found: string[]) => FakeAnswer][] => [
  [/^POST \/api\/user\/applications\/(\d+)\/discard$/, ([id]) => discard(stored, Number(id))],
  [/^POST \/api\/user\/applications\/(\d+)\/bring-back$/, ([id]) => bringBack(stored, Number(id))],
];
