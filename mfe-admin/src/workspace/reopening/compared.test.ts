import { languages } from '../../frame/language';
import { sampleReview } from '../../testing';
import { ineza } from '../../testing/sample-desk';
import { compared } from './compared';

afterEach(async () => (await languages.en?.())?.());

function reviewOf(nationality: string) {
  const review = sampleReview(ineza);
  return { ...review, intern_details: { ...review.intern_details, nationality } } as typeof review;
}

test('answers before and after are read in the language of the page: questions, choices, days, nationalities', async () => {
  (await languages.fr?.())?.();
  const [person] = compared(['person'], reviewOf('Rwandan'), reviewOf('Kenyan'));
  const { answers = [] } = person ?? {};
  const shown = (term: string) => answers.find((answer) => answer.term === term);
  expect(shown('Nationalité')).toMatchObject({ before: 'Rwanda', after: 'Kenya' });
  expect(shown('Genre')).toMatchObject({ before: 'Femme', after: 'Femme' });
  expect(shown('Date de naissance')?.before).toBe('12 avril 2001');
});
