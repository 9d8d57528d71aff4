import { translatorFor } from '../language/translator-for';
import { answerColumns } from './answer-columns';

const answers = {
  nationality: 'Rwandan',
  interests: [
    { area: 'Education', description: 'Training of carers', isPurpose: true },
    { area: 'Other', other: 'Music' },
  ],
};

test.each([
  ['en', 'Rwandan', 'Area: Education; Description: Training of carers; Purpose of the application: Yes'],
  [
    'fr',
    'Rwanda',
    'Domaine\u00a0: Éducation\u00a0; Description\u00a0: Training of carers\u00a0; But de la candidature\u00a0: Oui',
  ],
  ['rw', 'U Rwanda', 'Icyiciro: Uburezi; Ibisobanuro: Training of carers; Intego y’ubusabe: Yego'],
] as const)(
  'cells of a workbook (%s) say what was chosen, and write labels as their language does',
  (language, nationality, first) => {
    const cells = answerColumns('intern', translatorFor(language)).map(({ cell }) => String(cell(answers)));
    expect(cells).toContain(nationality);
    expect(cells.find((cell) => cell.includes('Training'))?.split('\n')[0]).toBe(first);
  },
);

test('a column about a referee is headed as its language writes it', () => {
  const heads = answerColumns('intern', translatorFor('fr')).map(({ heading }) => heading);
  expect(heads.filter((heading) => heading.includes(': ')).every((heading) => /\u00a0: /.test(heading))).toBe(
    true,
  );
  expect(heads.some((heading) => heading.includes('\u00a0: '))).toBe(true);
});
