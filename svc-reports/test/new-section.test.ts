import { programmeAnswers, type Section } from '@portal/contract-svc-applications-v1/questions';
import { sectionsOf } from '../src/letter/sections';
import { sampleReview } from './sample-review';

const helping: Section = {
  key: 'helping',
  heading: { en: 'How you want to help' },
  ask: { helping_with: { kind: 'text', further: true, label: { en: 'What would you like to help with?' } } },
};

test('a section that a programme asks by itself is in the copy, under its own heading', () => {
  const { intern } = programmeAnswers;
  Object.assign(programmeAnswers, { intern: { ...intern, sections: [...intern.sections, helping] } });
  const review = { ...sampleReview({ type: 'intern' }), answers: { helping_with: 'Reading aloud' } };
  const result = sectionsOf(review).find(({ title }) => title === 'How you want to help');
  expect(result?.groups.flatMap(({ facts }) => facts)).toEqual([
    { term: 'What would you like to help with?', value: 'Reading aloud' },
  ]);
});
