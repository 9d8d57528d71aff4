import { nationalitiesBy } from './nationalities';
import { type Answers, type FactGroup, inWords, type Leaf, type Section, summary } from './questions';

/** Translates the sentences of questions into a language. */
interface Translator<Language extends string> {
  language: Language;
  translate(english: string): string;
}

/** How a service writes days, labels and countries in a language. */
interface Writing<Language extends string> {
  dayIn(language: Language, at: Date): string;
  labelledIn(language: Language, label: string, value: string): string;
  countryIn(language: Language, code: string): string;
}

/** Makes functions that services use to write answers on paper in any language. Pages use `application-ui` instead. */
export function readerBy<Language extends string>({ dayIn, labelledIn, countryIn }: Writing<Language>) {
  const named = new Map<Language, Readonly<Record<string, string>>>();
  /** The names of nationalities as pages show them. */
  const nationalities = (language: Language) => {
    const names = named.get(language) ?? nationalitiesBy((code) => countryIn(language, code));
    named.set(language, names);
    return names;
  };
  const dayOf = (answer: string, language: Language): string | null => {
    const at = new Date(`${answer.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(at.getTime()) ? null : dayIn(language, at);
  };

  /** Gives the text of answers in a language: choices, yes and no, and days. Typed text stays as it is. */
  const readingIn =
    ({ language, translate }: Translator<Language>) =>
    (question: Leaf, answer: unknown): string | null => {
      const words = inWords(question, answer);
      if (words === null || language === 'en') return words;
      if (isDay(question)) return dayOf(String(answer), language) ?? words;
      if (question.kind === 'line' && question.from) return nationalities(language)[words] ?? words;
      return isChosen(question, words) ? translate(words) : words;
    };

  /** A section for reading, in a language. */
  const summaryIn = (
    translator: Translator<Language>,
    section: Pick<Section, 'ask'>,
    answers: Answers,
  ): FactGroup[] =>
    summary(section, answers, readingIn(translator), (label, value) =>
      labelledIn(translator.language, label, value),
    ).map(({ title, facts, ...mark }) => ({
      ...mark,
      ...(title !== undefined && { title: translator.translate(title) }),
      facts: facts.map((fact) => ({ ...fact, term: translator.translate(fact.term) })),
    }));

  return { readingIn, summaryIn };
}

const isDay = ({ kind }: Leaf): boolean => kind === 'day' || kind === 'birth';

function isChosen(question: Leaf, words: string): boolean {
  if (question.kind === 'yes-no' || question.kind === 'tick') return true;
  if (question.kind !== 'choice') return false;
  return [...question.options, ...(question.unoffered ?? [])].some(({ label }) => label === words);
}
