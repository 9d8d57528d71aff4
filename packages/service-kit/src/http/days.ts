import { dayIn, type Language } from '../language';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(`\\b\\d{1,2} (${months}) \\d{4}\\b`, 'g');

/** Says the days of a sentence, `1 February 2027`, in another language. */
export const daysIn =
  (language: Language) =>
  (sentence: string): string =>
    sentence.replace(day, (told) => {
      const at = new Date(`${told} UTC`);
      return Number.isNaN(at.getTime()) ? told : dayIn(language, at);
    });
