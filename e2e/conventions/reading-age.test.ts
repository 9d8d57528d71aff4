/** Checks that texts for applicants are plain: the years of school that they need, by a formula for each language. */
import { programmeAnswers, referees } from '@portal/contract-svc-applications-v1/questions';
import { ourFiles, read } from './files';
import {
  counted,
  ease,
  type Measured,
  plainText,
  schoolYears,
  sentencesOf,
  syllablesOf,
} from './reading-age';

/**
 * Parts whose texts applicants read, with mails, the pages behind their links, and error messages. There is no formula
 * for Kinyarwanda.
 */
const forApplicants =
  /^(shell|gateway|packages\/(ui|application-ui|remote-sdk|service-kit)|mfe-(intern-wizard|visitor-wizard|user-dashboard)|svc-(applications|auth)|contracts\/svc-(applications|auth)-v1)\/messages\/(en|fr)\.json$/;

/** Texts that the specification gives, or nearly so. */
const given = [
  'Please specify the number of people participating for institutional visits.',
  'Please complete your highest level of education information before proceeding.',
  'I understand that false information may disqualify my application.',
  'If the internship is an academic requirement, a recommendation letter from your institution replaces the academic reference letter.',
  'approval is not guaranteed, and visits depend on availability.',
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission.',
];

const limits = { schoolYears: 6, hardestSchoolYears: 13, ease: 75, hardestEase: 40 };

/** Texts without the groups that only staff read. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        key.startsWith('staff') ? [] : textsIn(inner),
      );

/** Lists of search words begin with a small letter, and are no sentences. */
const isSentence = (text: string) => /^\p{Lu}/u.test(text);

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'en' in value && typeof value.en === 'string' ? [value.en] : [];
  return [...own, ...Object.values(value).flatMap(wordsIn)];
}

const catalogues = ourFiles()
  .filter((file) => forApplicants.test(file))
  .map((file) => ({
    name: file,
    language: file.slice(-7, -5) as Measured,
    texts: textsIn(JSON.parse(read(file))).filter(isSentence),
  }))
  .filter(({ texts }) => texts.length > 0);
const questions = {
  name: 'the questions',
  language: 'en' as Measured,
  texts: [...new Set(wordsIn([programmeAnswers, referees]))],
};
const sources = [...catalogues, questions];

it('mails to applicants and refusals count, too', () => {
  for (const part of ['svc-applications', 'svc-auth', 'packages/service-kit', 'gateway'])
    expect(catalogues.filter(({ name }) => name.startsWith(part)).map(({ language }) => language)).toEqual([
      'en',
      'fr',
    ]);
});

it.each(sources.map((one) => [one.name, one] as const))(
  '%s: plain as a whole',
  (_name, { texts, language }) => {
    const all = counted(texts, language);
    if (language === 'en') expect(schoolYears(all)).toBeLessThanOrEqual(limits.schoolYears);
    else expect(ease(all)).toBeGreaterThanOrEqual(limits.ease);
  },
);

/** Texts with fewer words are left out: one long word would make them seem hard. */
const enough = 8;

it('no sentence is much harder than the others', () => {
  const hard = sources.flatMap(({ texts, language }) =>
    [...new Set(texts.flatMap((text) => sentencesOf(plainText(text))))]
      .map((sentence) => ({ sentence, all: counted([sentence], language) }))
      .filter(({ sentence, all }) => all.words >= enough && !given.includes(sentence))
      .filter(({ all }) =>
        language === 'en' ? schoolYears(all) > limits.hardestSchoolYears : ease(all) < limits.hardestEase,
      )
      .map(({ sentence }) => sentence),
  );
  expect(hard).toEqual([]);
});

it('syllables are counted as they are heard, more or less', () => {
  expect(
    ['cat', 'table', 'because', 'application', 'you', 'asked'].map((word) => syllablesOf(word, 'en')),
  ).toEqual([1, 2, 2, 4, 1, 1]);
  expect(['table', 'demande', 'université', 'étudient'].map((word) => syllablesOf(word, 'fr'))).toEqual([
    1, 2, 5, 3,
  ]);
});

it('a hard text is distinguished from a plain one', () => {
  const plain = counted(['We read it. You get an email.'], 'en');
  const hard = counted(
    ['Notwithstanding institutional considerations, applicability determinations necessitate verification.'],
    'en',
  );
  expect(schoolYears(plain)).toBeLessThan(limits.schoolYears);
  expect(schoolYears(hard)).toBeGreaterThan(limits.hardestSchoolYears);
  expect(ease(counted(['Nous lisons tout. Vous avez un e-mail.'], 'fr'))).toBeGreaterThan(limits.ease);
  expect(
    ease(
      counted(
        ['La détermination institutionnelle nécessite préalablement une vérification administrative.'],
        'fr',
      ),
    ),
  ).toBeLessThan(limits.hardestEase);
});

it('gaps, tags and plural forms are read as a person hears them', () => {
  expect(plainText('About {minutes, plural, one {# minute} other {# minutes}} left')).toBe(
    'About one minutes left',
  );
  expect(plainText('Write to <mail>us</mail>, {name}.')).toBe('Write to us, one.');
});
