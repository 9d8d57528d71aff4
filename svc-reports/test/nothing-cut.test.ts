import { madeReport } from './made-report';
import { readingOrderOf } from './poppler';

const organisation =
  'Organisation for Palliative Care, Training, Research and Advocacy of the Eastern and Western Provinces';
const author = 'Marie Immaculée Uwamahoro Nyirahabimana Mukandayisenga de la Croix Rousse-Habimana';
const period = { fromDate: '2025-09-01', toDate: '2026-11-30' } as const;

/** Returns the letters of a text without its line breaks and spaces. */
const lettersOf = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '');

test.each(
  (['en', 'fr', 'rw'] as const).flatMap((language) =>
    (['submitted', 'begun', 'decided'] as const).map((by) => [language, by] as const),
  ),
)('in %s, by %s: nothing in the report is cut', async (language, by) => {
  const { pdf, sentences, names } = await madeReport({
    ...{ language, organisation, author },
    filter: { ...period, by },
  });
  const text = await readingOrderOf(pdf);
  expect(text).not.toContain('…');
  const letters = lettersOf(text);
  const missing = [organisation, author, ...sentences, ...names].filter(
    (sentence) => !letters.includes(lettersOf(sentence)),
  );
  expect(missing).toEqual([]);
});
