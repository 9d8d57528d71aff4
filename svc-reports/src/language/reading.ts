import { nationalitiesBy } from '@portal/contract-svc-applications-v1/nationalities';
import {
  type FactGroup,
  inWords,
  type Leaf,
  type Section,
  summary,
} from '@portal/contract-svc-applications-v1/questions';
import {
  countryIn,
  dayIn,
  type Language,
  labelledIn,
  languages,
  type Tongue,
} from '@portal/service-kit/language';

/** As the pages call them. */
const nationalities = Object.fromEntries(
  languages.map((language) => [language, nationalitiesBy((code) => countryIn(language, code))]),
) as Record<Language, Readonly<Record<string, string>>>;

/** Puts answers into words of a language: choices, yes and no, and days. What somebody has typed stays as it is. */
export const readingIn =
  (tongue: Tongue) =>
  (question: Leaf, answer: unknown): string | null => {
    const words = inWords(question, answer);
    if (words === null || tongue.language === 'en') return words;
    if (isDay(question)) return dayOf(String(answer), tongue) ?? words;
    if (question.kind === 'line' && question.from) return nationalities[tongue.language][words] ?? words;
    return isChosen(question, words) ? tongue.say(words) : words;
  };

/** A section as it is read in a language. */
export const summaryIn = (
  tongue: Tongue,
  section: Pick<Section, 'ask'>,
  answers: Parameters<typeof summary>[1],
): FactGroup[] =>
  summary(section, answers, readingIn(tongue), (label, value) =>
    labelledIn(tongue.language, label, value),
  ).map(({ title, facts }) => ({
    ...(title !== undefined && { title: tongue.say(title) }),
    facts: facts.map(({ term, value }) => ({ term: tongue.say(term), value })),
  }));

const isDay = ({ kind }: Leaf): boolean => kind === 'day' || kind === 'birth';

function dayOf(answer: string, { language }: Tongue): string | null {
  const at = new Date(`${answer.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : dayIn(language, at);
}

function isChosen(question: Leaf, words: string): boolean {
  if (question.kind === 'yes-no' || question.kind === 'tick') return true;
  if (question.kind !== 'choice') return false;
  return [...question.options, ...(question.unoffered ?? [])].some(({ label }) => label === words);
}
