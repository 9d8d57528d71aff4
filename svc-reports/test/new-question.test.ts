import { answerColumns } from '../src/excel/answer-columns';
import { sectionsOf } from '../src/letter/sections';
import { sampleReview } from './sample-review';

// Adds a question to the skills, as a change of that one file of the contract would.
jest.mock('../../contracts/svc-applications-v1/src/questions/skills', () => {
  const { patchedCopy } = jest.requireActual('@portal/test-kit/patched');
  const contract = 'contracts/svc-applications-v1';
  const questions = patchedCopy(`${contract}/src`, `${contract}/samples/a-question-more.patch`);
  return jest.requireActual(`${questions}/questions/skills`);
});

test.each(['intern', 'visitor'] as const)(
  'a question that was added to one file is in the copy: %s',
  (type) => {
    const review = { ...sampleReview({ type }), answers: { first_aid: 'Red Cross, 2024' } };
    const facts = sectionsOf(review).flatMap(({ groups }) => groups.flatMap((group) => group.facts));
    expect(facts).toContainEqual({ term: 'Courses in first aid', value: 'Red Cross, 2024' });
  },
);

test.each(['intern', 'visitor'] as const)(
  'a new question has a column of its own in the sheet: %s',
  (type) => {
    const column = answerColumns(type).find(({ heading }) => heading === 'Courses in first aid');
    expect(column?.cell({ first_aid: '=Red Cross, 2024' })).toBe('=Red Cross, 2024');
  },
);
