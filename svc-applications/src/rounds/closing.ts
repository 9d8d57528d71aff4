import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { momentIn, type Translator } from '@portal/service-kit/language';
import type { DraftFacts } from '../mail';
import { type Draft, standing } from './judge';
import { openingOf } from './times';

/** '27 November 2026 at 17:00 (Kigali)' */
const momentWords = (at: Date, timeZone: string, { language }: Translator): string =>
  `${momentIn(language, calendarOf(timeZone).wallTime(at))} (${placeOfZone(timeZone)})`;

/**
 * What a mail states about the round of an application: until when it is taken, else when the next one opens or closes.
 * Nothing where its programme has no rounds.
 */
export const closingFacts: DraftFacts = async (stores, draft: Draft, translator) => {
  const found = await standing(stores, draft);
  if (!found) return [];
  const { isOpen, deadline, movesTo, about, timeZone } = found;
  const fact = (term: string, at: Date) => [
    { term: translator.translate(term), value: momentWords(at, timeZone, translator) },
  ];
  if (isOpen) return fact('The round closes', deadline);
  if (!movesTo) return [];
  const { opensAt, closesAt } = openingOf(movesTo, about);
  return opensAt > about.now
    ? fact('The next round opens', opensAt)
    : fact('The next round closes', closesAt);
};
