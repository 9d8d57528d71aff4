import { stepOfField } from '@portal/application-ui/wizard';
import { internshipSections } from '@portal/contract-svc-applications-v1/questions';
import { stepNumber, steps } from '../steps';
import { internship } from './programme';
import { whole } from './rest';

test('before the whole form is here, its first answers are as blank as it reads them', () => {
  expect(whole.read({})).toMatchObject(internship.blank());
});

test('a problem with any question leads to the step that asks it, the last for none', () => {
  const asked = internshipSections.flatMap(({ key, ask }) => Object.keys(ask).map((field) => [key, field]));
  const atTheEnd = asked.filter(([, field]) => stepOfField(whole.fields, field ?? '') === steps.length);
  expect(atTheEnd).toEqual([['signature', 'signature']]);
  expect(stepOfField(whole.fields, 'other_skills')).toBe(stepNumber('skills'));
  expect(stepOfField(whole.fields, 'references.0.letter')).toBe(stepNumber('academic-reference'));
  expect(stepOfField(whole.fields, 'documents.cv')).toBe(stepNumber('documents'));
});
