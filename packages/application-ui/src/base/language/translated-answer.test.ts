import { interests, person, skills } from '@portal/contract-svc-applications-v1/questions';
import french from '@portal/contract-svc-applications-v1/sentences/fr';
import kinyarwanda from '@portal/contract-svc-applications-v1/sentences/rw';
import { translated } from '@portal/ui/language';
import { programmeLanguages } from '../../wizards/programme-wizard/languages';
import { describer } from '../form/describe';
import { translatedNationality } from './translated-nationality';
import { translatedSummary } from './translated-summary';

const setLanguage = async (language: string) => (await programmeLanguages[language]?.())?.();
afterEach(() => setLanguage('en'));

const rows = [
  { area: 'Education', isPurpose: true },
  { area: 'Other', other: 'Music', isPurpose: false },
];

test.each([
  [
    'en',
    'Rwandan',
    'Education: Purpose of the application, Other: Music',
    'Education, Purpose of the application; Other, Music',
  ],
  [
    'fr',
    'Rwanda',
    'Éducation\u00a0: But de la candidature, Autre\u00a0: Music',
    'Éducation, But de la candidature\u00a0; Autre, Music',
  ],
  ['rw', 'U Rwanda', 'Uburezi: Intego y’ubusabe, Ikindi: Music', 'Uburezi, Intego y’ubusabe; Ikindi, Music'],
])(
  'in %s a nationality and what was written beside a choice are read alike, one by one and in a copy',
  async (language, nationality, line, copy) => {
    await setLanguage(language);
    const values = [person, interests].flatMap((section) =>
      translatedSummary(section, { nationality: 'Rwandan', interests: rows }).flatMap(({ facts }) => facts),
    );
    expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining([nationality, line]));
    const describe = describer([person, interests]);
    expect(describe('nationality').text('Rwandan')).toBe(nationality);
    expect(describe('interests').text(rows)).toBe(copy);
  },
);

test.each([
  ['fr', french, 'Français', 'France'],
  ['rw', kinyarwanda, 'Igifaransa', 'Ubufaransa'],
])(
  'in %s the French language and the French nationality have names of their own',
  async (languages, sentences, language, nationality) => {
    await setLanguage(languages);
    expect(translated('French')).toBe(sentences.French);
    const values = [person, skills].flatMap((section) =>
      translatedSummary(section, {
        nationality: 'French',
        languages: [{ language: 'French', proficiency: 'Native' }],
      }).flatMap(({ facts }) => facts),
    );
    expect(values).toContainEqual(expect.objectContaining({ term: language }));
    expect(values).toContainEqual(expect.objectContaining({ value: nationality }));
  },
);

test('a nationality that no list knows stays as it is stored', async () => {
  await setLanguage('fr');
  expect(translatedNationality('Atlantean')).toBe('Atlantean');
});
