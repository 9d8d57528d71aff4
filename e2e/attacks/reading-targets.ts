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

/** The calls for staff who read applications together. */
export const readingTargets: Record<string, Target> = {
  listBlindProgrammes: staff,
  // An unknown programme, so that the reviewer can still read the scene.
  setBlindReview: { ...byAdmin, path: () => '/api/admin/blind/nobody', json: () => ({ on: false }) },
  listBlindApplications: staff,
  // No names are hidden, so that the reviewer can still read the scene.
  getBlindApplication: { ...staff, path: at('/api/admin/blind/applications', reading), right: 409 },
  listColleagueNames: staff,
  listLabels: staff,
  createLabel: { ...byAdmin, json: label },
  updateLabel: { ...byAdmin, path: () => '/api/admin/labels/2000000', json: label },
  deleteLabel: { ...byAdmin, path: () => '/api/admin/labels/2000000' },
  setLabelOnApplications: {
    ...staff,
    path: () => '/api/admin/labels/2000000/applications',
    json: ({ submitted }) => ({ application_ids: [submitted], on: true }),
  },
  getAssessment: { ...staff, path: application('/reading') },
  addNote: { ...staff, path: application('/notes'), json: () => ({ text: 'A careful application.' }) },
  deleteNote: { ...staff, path: () => '/api/admin/notes/2000000' },
  distributeApplications: { ...byAdmin, json: sharing },
  previewDistribution: { ...byAdmin, json: sharing },
  assignReader: { ...byAdmin, path: readerOf },
  // An unknown application, so that the reviewer can still read the scene.
  declareConflict: { ...staff, path: () => '/api/admin/applications/2000000/conflict' },
  listConflicts: byAdmin,
  liftConflict: { ...byAdmin, path: () => '/api/admin/conflicts/2000000/lift' },
  overrideOwnConflict: {
    ...byAdmin,
    path: () => '/api/admin/conflicts/2000000/override',
    json: () => ({ reason: 'We met once, years ago.' }),
  },
  unassignReader: { ...byAdmin, path: readerOf },
  listScoreForms: staff,
  updateScoreForm: { ...byAdmin, path: () => '/api/admin/score-forms/intern', json: criteria },
  saveScoreSheet: { ...staff, path: application('/score-sheet'), json: sheet },
  submitScoreSheet: { ...staff, path: application('/score-sheet/send'), json: sheet },
};
