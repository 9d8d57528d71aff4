import { languagesOffered, offerLanguages } from '@portal/service-kit/language';
import { letterSite, pdfOf } from './letter-site';
import { textOf } from './poppler';

const site = letterSite();

test.each([
  [
    'fr',
    'Stage : candidature INT-7',
    'Envoyée le 20 novembre 2026',
    '17 mai 2000',
    'Non indiqué',
    '1 sur',
    '(62,5 Ko)',
  ],
  [
    'rw',
    'Kwimenyereza umwuga: ubusabe INT-7',
    'Bwoherejwe ku wa 20 Ugushyingo 2026',
    '17 Gicurasi 2000',
    '(62,5 KB)',
  ],
])(
  'the letter is in the language of the page (%s); what somebody typed stays',
  async (language, ...entries) => {
    const response = await site.portal.get('/api/admin/applications/7/export-pdf', 'reviewer', {
      'Accept-Language': language,
    });
    const pdf = await pdfOf(response);
    expect(Buffer.from(pdf).toString('latin1')).toContain(`/Lang (${language})`);
    const text = (await textOf(pdf)).replaceAll('\u00a0', ' ');
    for (const words of [...entries, 'Pain management', 'Two years in a hospice', 'Élodie CV.pdf'])
      expect(text).toContain(words);
    for (const english of [
      'Not provided',
      'Submitted on',
      'First name',
      'Date of birth',
      'Documents Uploaded',
    ])
      expect(text).not.toContain(english);
  },
);

test('the letter is in Swahili where the portal offers it, and else never', async () => {
  const letter = async () => {
    const accepted = { 'Accept-Language': 'sw' };
    const pdf = await pdfOf(
      await site.portal.get('/api/admin/applications/7/export-pdf', 'reviewer', accepted),
    );
    return { pdf: Buffer.from(pdf).toString('latin1'), text: (await textOf(pdf)).replaceAll('\u00a0', ' ') };
  };
  const offered = languagesOffered();
  const off = await letter();
  expect(off.pdf).toContain('/Lang (en)');
  expect(off.text).toContain('Submitted on 20 November 2026');
  offerLanguages([...offered, 'sw']);
  const on = await letter().finally(() => offerLanguages(offered));
  expect(on.pdf).toContain('/Lang (sw)');
  for (const words of [
    'Ombi la Mafunzo kwa vitendo INT-7',
    '20 Novemba 2026',
    '17 Mei 2000',
    'Pain management',
  ])
    expect(on.text).toContain(words);
  for (const english of ['Not provided', 'Submitted on', 'Date of birth', 'Documents Uploaded'])
    expect(on.text).not.toContain(english);
});

test.each([
  ['fr', /Nationalité +Rwanda\n/, 'Éducation, Autre : Music with patients'],
  ['rw', /Ubwenegihugu +U Rwanda\n/, 'Uburezi, Ikindi: Music with patients'],
  ['en', /Nationality +Rwandan\n/, 'Education, Other: Music with patients'],
])(
  'the letter (%s) says what was chosen, also a nationality, and writes labels as its language does',
  async (language, nationality, interests) => {
    const response = await site.portal.get('/api/admin/applications/7/export-pdf', 'reviewer', {
      'Accept-Language': language,
    });
    const text = await textOf(await pdfOf(response));
    expect(text).toMatch(nationality);
    expect(text.replaceAll('\u00a0', ' ')).toContain(interests);
  },
);
