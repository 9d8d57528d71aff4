import { homeCards, programmes } from '@portal/contract-svc-applications-v1';
import type { TranslatedOffers } from './offers';

/** The home page's texts about the programmes, translated by a function from English sentences. */
export function offersBy(translate: (english: string) => string): TranslatedOffers {
  const offers = programmes.map(({ key, label, one }) => {
    const { name, several, text, facts, needs } = homeCards[key];
    return [
      key,
      {
        label: translate(label),
        one: translate(one),
        name: translate(name),
        several: translate(several),
        text: translate(text),
        facts: facts.map(translate),
        needs: needs.map(translate),
      },
    ];
  });
  return Object.fromEntries(offers);
}
