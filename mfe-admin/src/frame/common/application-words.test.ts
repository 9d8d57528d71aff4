/** @jest-environment node */
import { applicantOf, countSentence, progressOf } from './application-words';

const row = { type: 'intern', status: 'draft', progress: null, current_step: null } as const;

test.each([
  ['as the server tells it', { ...row, progress: 58, current_step: 3 }, 58],
  ['all of it, once submitted', { ...row, status: 'submitted' }, 100],
  ['by the steps of an internship', { ...row, current_step: 6 }, 50],
  ['by the steps of a visit', { ...row, type: 'visitor' as const, current_step: 6 }, 75],
  ['a little, where nothing is known', row, 8],
])('progress is %s', (_story, application, percent) => {
  expect(progressOf(application)).toBe(percent);
});

test('an applicant without a name has a placeholder', () => {
  expect(applicantOf({ type: 'intern', applicant_name: '' })).toBe('Intern Name');
  expect(applicantOf({ type: 'visitor', applicant_name: null })).toBe('Visitor Name');
});

test('how many there are is a sentence, also where a search is not counted to the end', () => {
  expect(countSentence({ total: 1 })).toBe('1 application');
  expect(countSentence({ total: 0 })).toBe('0 applications');
  expect(countSentence({ total: 1000, more_than_total: false })).toBe('1000 applications');
  expect(countSentence({ total: 1000, more_than_total: true })).toBe('More than 1,000 applications');
});
