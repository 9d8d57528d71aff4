import { dayIn, type Language, numberIn } from '../../../writing/language';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(`\\b\\d{1,2} (${months}) \\d{4}\\b`, 'g');

const thousands = /\b\d{1,3}(,\d{3})+\b/g;

/** Translates the days and large numbers of a sentence, `1 February 2027` and `20,000`, into another language. */
export const figuresIn =
  (language: Language) =>
  (sentence: string): string =>
    sentence
      .replace(day, (figure) => {
        const at = new Date(`${figure} UTC`);
        return Number.isNaN(at.getTime()) ? figure : dayIn(language, at);
      })
      .replace(thousands, (figure) => numberIn(language, Number(figure.replaceAll(',', ''))));
