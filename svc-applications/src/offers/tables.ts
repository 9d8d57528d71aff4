import { defineTable, withApplication } from '../platform';

export const offersTables = [
  defineTable({ name: 'offers', erased: withApplication, exported: { at: 'applications.offers' } }),
  defineTable({ name: 'offer_links', erased: withApplication, exported: { withheld: 'hashes of links' } }),
  defineTable({ name: 'offer_reminders', erased: withApplication, exported: { withheld: 'times of mails' } }),
  defineTable({ name: 'place_periods', none: 'how many may come when' }),
  defineTable({ name: 'freed_places', none: 'days of places that nobody has any more' }),
  defineTable({ name: 'days_off', none: 'days on which nobody can come' }),
];
