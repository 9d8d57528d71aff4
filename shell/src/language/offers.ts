import type { TranslatedOffer } from '@portal/contract-svc-applications-v1';

/** How the home page offers the programmes in another language; one that is not there is offered in English. */
export type TranslatedOffers = Readonly<Partial<Record<string, TranslatedOffer>>>;

let translated: TranslatedOffers = {};

export const setOfferWords = (offers: TranslatedOffers = {}): void => {
  translated = offers;
};

/** The offer of a programme in the language of the pages; undefined in English, and where nobody has translated it. */
export const translatedOffer = (key: string): TranslatedOffer | undefined => translated[key];
