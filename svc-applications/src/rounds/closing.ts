import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { momentIn, type Translator } from '@portal/service-kit/language';
import type { DraftFacts } from '../mail';
import { type Draft, standing } from './judge';
import { openingOf } from './times';

/** A date and time as text, such as '27 November 2026 at 17:00 (Kigali)'. */
const momentWords = (at: Date, timeZone: string, { language }: Translator): string =>
  `${momentIn(language, calendarOf(timeZone).wallTime(at))} (${placeOfZone(timeZone)})`;

/**
 * The facts about rounds in a mail on an application: when its round closes or, if that is over, when the next round
 * opens or closes. Empty if no round of its programme concerns it.
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
