import { at, type Target } from './target';

const hers = { who: 'applicant', by: 'applicant', owned: true } as const;
const staff = { who: 'staff', by: 'reviewer', also: ['admin'] } as const;
const byAdmin = { who: 'admin', by: 'admin' } as const;

/** The id of an offer that does not exist: even the right request is answered that there is none. */
const noOffer = 2_147_483_647;
const answered = (what: string) => ({
  ...hers,
  path: at('/api/user/applications', ({ submitted }) => submitted, `/offer/${what}`),
  right: 404,
});

const offer = {
  from: '2099-06-01',
  until: '2099-06-30',
  participants: 1,
  place: 'Huye',
  reply_by: '2099-05-01T17:00',
  conditions: 'Bring your student card.',
};
/** An offer for an application that nobody has approved. */
const offered = ({ submitted }: { submitted: number }) => ({ application_id: submitted, offer });

const period = { programme: 'intern', from: '2099-06-01', until: '2099-06-30', places: 10, label: 'June' };
const dayOff = { from: '2099-07-04', until: '2099-07-04', kind: 'holiday', label: 'Liberation Day' };

/** The calls of offers and of the calendar of places. */
export const offerTargets: Record<string, Target> = {
  acceptOffer: { ...answered('accept'), json: () => ({ offer_id: noOffer }) },
  declineOffer: { ...answered('decline'), json: () => ({ offer_id: noOffer, reason: 'I found work' }) },
  askForAnotherDate: { ...answered('other-date'), json: () => ({ offer_id: noOffer, wish: 'In August' }) },
  offerPlace: { ...staff, json: offered, right: 409 },
  previewOffer: { ...staff, json: offered, right: 409 },
  takeBackOffer: {
    ...staff,
    path: () => `/api/offers/${noOffer}/take-back`,
    json: () => ({ reason: 'The house is full' }),
    right: 404,
  },
  noteCame: {
    ...staff,
    path: () => `/api/admin/offers/${noOffer}/came`,
    json: () => ({ came: true }),
    right: 404,
  },
  getPlaces: { ...staff, query: 'from=2099-06-01&until=2099-06-30' },
  getPlaceSettings: byAdmin,
  createPlacePeriods: { ...byAdmin, json: () => period },
  updatePlacePeriod: {
    ...byAdmin,
    path: () => `/api/admin/places/periods/${noOffer}`,
    json: () => period,
    right: 404,
  },
  deletePlacePeriod: { ...byAdmin, path: () => `/api/admin/places/periods/${noOffer}`, right: 404 },
  createDayOff: { ...byAdmin, json: () => dayOff },
  deleteDayOff: { ...byAdmin, path: () => `/api/admin/places/days-off/${noOffer}`, right: 404 },
};
