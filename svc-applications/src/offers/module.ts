import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { startLapsingOffers } from './offers/lapse-job';
import { offerMail } from './offers/offer-mail';
import { ownOfferCalls } from './offers/own-routes';
import { startRemindingOfOffers } from './offers/remind-job';
import { offerCalls } from './offers/staff-routes';
import { type OfferStore, offerStore } from './offers/store';
import { offerPages } from './page/page-routes';
import { placeCalls } from './places/routes';
import { placeSettingCalls } from './places/setting-routes';
import { type PlaceStore, placeStore } from './places/store';
import { offersTables } from './tables';

interface OffersStores {
  offers: OfferStore;
  places: PlaceStore;
}

declare module '../platform/stores' {
  interface Stores extends OffersStores {}
}

const stores = (knex: Knex): OffersStores => ({ offers: offerStore(knex), places: placeStore(knex) });

const calls = (service: Service): AnyCall[] => [
  ...ownOfferCalls(service),
  ...offerCalls(service),
  ...placeCalls(service),
  ...placeSettingCalls(service),
];

/** Places by period or week, and the offers that take them. */
export const offersModule = defineModule({
  name: 'offers',
  tables: offersTables,
  permissions: ['managePlaces'],
  stores,
  calls,
  pages: [offerPages],
  mails: [offerMail],
  jobs: [
    { start: startLapsingOffers, actsFor: { follows: 'the applicant was told until when to reply' } },
    {
      start: startRemindingOfOffers,
      actsFor: { applicant: 'while the offer waits for the reply and the portal is open' },
    },
  ],
});
