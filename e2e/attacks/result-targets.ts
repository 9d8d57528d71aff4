import type { Target } from './target';

const staff = { who: 'staff', by: 'admin' } as const;
const byAdmin = { who: 'admin', by: 'admin' } as const;
const none = 2_147_483_647;
const words = { status: 'in-review', message: 'We have begun to read your application.' };

/**
 * The calls of prepared decisions, which are released together, and of waiting lists. The right requests prepare and
 * release nothing that exists.
 */
export const resultTargets: Record<string, Target> = {
  prepareDecision: { ...staff, json: () => ({ application_id: none, ...words }), right: 404 },
  updatePreparedDecision: {
    ...staff,
    path: () => `/api/feedback/prepared/${none}`,
    json: () => ({ ...words, version: 1 }),
    right: 404,
  },
  takeBackPreparedDecision: {
    ...staff,
    path: () => `/api/feedback/prepared/${none}/take-back`,
    right: 404,
  },
  previewPreparedDecision: { ...staff, path: () => `/api/feedback/prepared/${none}/mail`, right: 404 },
  listResults: { ...staff, query: 'status=approved&type=intern&prepared_by=1&page=1' },
  releaseResults: {
    ...byAdmin,
    json: () => ({ key: 'release-of-an-attack', items: [{ id: none, version: 1 }] }),
    right: 409,
  },
  getResultRelease: { ...staff, path: () => `/api/admin/results/releases/${none}`, right: 404 },
  listWaitingList: { ...staff, query: 'programme=intern' },
  addToWaitingList: { ...staff, json: () => ({ application_id: none }), right: 404 },
  takeOffWaitingList: { ...staff, path: () => `/api/admin/waiting-list/${none}/take-off`, right: 404 },
  moveOnWaitingList: {
    ...staff,
    path: () => `/api/admin/waiting-list/${none}/move`,
    json: () => ({ to: 1, version: 0 }),
    right: 404,
  },
  // A version that does not exist, so that nothing is reordered.
  orderWaitingList: {
    ...staff,
    json: () => ({ programme: 'intern', version: 2_000_000 }),
    right: 409,
  },
  offerPlaceToNext: {
    ...staff,
    path: () => `/api/admin/waiting-list/free-places/${none}/offer`,
    json: () => ({ version: 0, terms: { message: 'We are glad to offer you a place.', reply_days: 5 } }),
    right: 404,
  },
  setAutomaticOffers: { ...byAdmin, json: () => ({ programme: 'intern', terms: null }) },
  updateWaitingListSetting: { ...byAdmin, json: () => ({ programme: 'intern', shows_place: false }) },
  stopResultRelease: { ...byAdmin, path: () => `/api/admin/results/releases/${none}/stop`, right: 404 },
};
