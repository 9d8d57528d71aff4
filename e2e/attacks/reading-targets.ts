import { at, type Target } from './target';

const staff = { who: 'staff', by: 'reviewer', also: ['admin'] } as const;
const byAdmin = { who: 'admin', by: 'admin' } as const;
const reading = ({ submitted }: { submitted: number }) => submitted;
const application = (after: string) => at('/api/admin/applications', reading, after);
const label = () => ({ name: 'Attacked', tone: 'info' });
const sharing = ({ submitted, reviewer }: { submitted: number; reviewer: number }) => ({
  application_ids: [submitted],
  readers: [reviewer],
  readers_each: 1,
});
const readerOf = ({ submitted, reviewer }: { submitted: number; reviewer: number }) =>
  `/api/admin/applications/${submitted}/readers/${reviewer}`;
const criteria = () => ({
  criteria: [{ key: null, name: 'Motivation', help: '', weight: 1 }],
  version: 2_000_000,
});
const sheet = () => ({ form_id: 2_000_000, points: { a: 3 }, comment: 'Fine', version: 0 });

/** What staff read together. */
export const readingTargets: Record<string, Target> = {
  B01: staff,
  // No programme: the reviewer goes on reading the scene.
  B02: { ...byAdmin, path: () => '/api/admin/blind/nobody', json: () => ({ on: false }) },
  B03: staff,
  // Nobody's names are hidden, for the reviewer goes on reading the scene.
  B04: { ...staff, path: at('/api/admin/blind/applications', reading), right: 409 },
  X01: staff,
  X02: staff,
  X03: { ...byAdmin, json: label },
  X04: { ...byAdmin, path: () => '/api/admin/labels/2000000', json: label },
  X05: { ...byAdmin, path: () => '/api/admin/labels/2000000' },
  X06: {
    ...staff,
    path: () => '/api/admin/labels/2000000/applications',
    json: ({ submitted }) => ({ application_ids: [submitted], on: true }),
  },
  X07: { ...staff, path: application('/reading') },
  X08: { ...staff, path: application('/notes'), json: () => ({ text: 'A careful application.' }) },
  X09: { ...staff, path: () => '/api/admin/notes/2000000' },
  X10: { ...byAdmin, json: sharing },
  X11: { ...byAdmin, json: sharing },
  X12: { ...byAdmin, path: readerOf },
  // Nobody's application: the reviewer goes on reading the scene.
  X13: { ...staff, path: () => '/api/admin/applications/2000000/conflict' },
  X14: byAdmin,
  X15: { ...byAdmin, path: () => '/api/admin/conflicts/2000000/lift' },
  Z75: {
    ...byAdmin,
    path: () => '/api/admin/conflicts/2000000/override',
    json: () => ({ reason: 'We met once, years ago.' }),
  },
  X16: { ...byAdmin, path: readerOf },
  X17: staff,
  X18: { ...byAdmin, path: () => '/api/admin/score-forms/intern', json: criteria },
  X19: { ...staff, path: application('/score-sheet'), json: sheet },
  X20: { ...staff, path: application('/score-sheet/send'), json: sheet },
};
