import { homeCards, programmes } from '@portal/contract-svc-applications-v1';
import type { TranslatedOffers } from './offers';

/** How the home page offers the programmes, as somebody says English sentences in another language. */
export function offersBy(say: (english: string) => string): TranslatedOffers {
  const offers = programmes.map(({ key, label, one }) => {
    const { name, several, text, facts, needs } = homeCards[key];
    return [
      key,
      {
        label: say(label),
        one: say(one),
        name: say(name),
        several: say(several),
        text: say(text),
        facts: facts.map(say),
        needs: needs.map(say),
      },
    ];
  });
  return Object.fromEntries(offers);
}
