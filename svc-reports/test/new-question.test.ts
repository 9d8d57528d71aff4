import { sectionsOf } from '../src/letter/sections';
import { sampleReview } from './sample-review';

// The patch of one file: a question more among the skills, which both programmes ask.
jest.mock('../../contracts/svc-applications-v1/src/questions/skills', () => {
  const { skills } = jest.requireActual('../../contracts/svc-applications-v1/src/questions/skills');
  const first_aid = { kind: 'line', label: { en: 'Courses in first aid' }, further: true, optional: true };
  return { skills: { ...skills, ask: { ...skills.ask, first_aid } } };
});

test.each(['intern', 'visitor'] as const)(
  'a question that was added to one file is in the copy: %s',
  (type) => {
    const review = { ...sampleReview({ type }), answers: { first_aid: 'Red Cross, 2024' } };
    const facts = sectionsOf(review).flatMap(({ groups }) => groups.flatMap((group) => group.facts));
    expect(facts).toContainEqual({ term: 'Courses in first aid', value: 'Red Cross, 2024' });
  },
);
