import { letterSite, pdfOf } from './letter-site';
import { madeReport } from './made-report';
import { readingOrderOf } from './poppler';
import { sampleReview } from './sample-review';

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

describe('in the copy of an application', () => {
  const site = letterSite();
  const copyOf = async (changes: Parameters<typeof sampleReview>[0], language = 'en') => {
    site.answer = () => ({ status: 200, body: { review: sampleReview(changes) } });
    const path = '/api/admin/applications/7/export-pdf';
    const response = await site.portal.get(path, 'reviewer', { 'Accept-Language': language });
    return (await readingOrderOf(await pdfOf(response))).replaceAll('\u00a0', ' ');
  };

  test('a long name takes several lines', async () => {
    const text = await copyOf({ applicant_name: author });
    expect(text).not.toContain('…');
    // Once as the heading, and once at the foot of each page.
    expect(lettersOf(text).split(lettersOf(author)).length).toBeGreaterThan(2);
  });

  test.each([
    ['en', 'Submitted on 20 November 2026. Withdrawn on 21 November 2026.'],
    ['fr', 'Retirée le 21 novembre 2026.'],
    ['rw', 'Bwakuweho ku wa 21 Ugushyingo 2026.'],
  ])(
    'a withdrawn application says so, with the day in the zone of the portal (%s)',
    async (language, words) => {
      const text = await copyOf({ withdrawn_at: '2026-11-20T22:30:00.000Z' }, language);
      expect(lettersOf(text)).toContain(lettersOf(words));
    },
  );

  test('an application that stands does not name a withdrawal', async () => {
    expect(await copyOf({ withdrawn_at: null })).not.toContain('Withdrawn');
  });
});
