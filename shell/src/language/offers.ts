import type { TranslatedOffer } from '@portal/contract-svc-applications-v1';

/** The home page's texts about the programmes in another language; a missing one is shown in English. */
export type TranslatedOffers = Readonly<Partial<Record<string, TranslatedOffer>>>;

let translated: TranslatedOffers = {};

export const setOfferWords = (offers: TranslatedOffers = {}): void => {
  translated = offers;
};

/** The text about a programme in the language of the pages; undefined in English, and when it is not translated. */
export const translatedOffer = (key: string): TranslatedOffer | undefined => translated[key];
