import { stepOfField } from '@portal/application-ui/wizard';
import { visitSections } from '@portal/contract-svc-applications-v1/questions';
import { stepNumber, steps } from '../steps';
import { visit } from './programme';
import { whole } from './rest';

test('before the whole form is here, its first answers are as blank as it reads them', () => {
  expect(whole.read({})).toMatchObject(visit.blank());
});

test('a problem with any question leads to the step that asks it, the last for none', () => {
  const asked = visitSections.flatMap(({ key, ask }) => Object.keys(ask).map((field) => [key, field]));
  const atTheEnd = asked.filter(([, field]) => stepOfField(whole.fields, field ?? '') === steps.length);
  expect(atTheEnd).toEqual([
    // Only the dashboard asks for degrees.
    ['degrees', 'degrees'],
    ['signature', 'signature'],
    ['signature', 'agreement'],
  ]);
  expect(stepOfField(whole.fields, 'previous_degrees')).toBe(stepNumber('education'));
  for (const path of ['national_id', 'documents.national_id'])
    expect(stepOfField(whole.fields, path)).toBe(stepNumber('personal-info'));
  expect(stepOfField(whole.fields, 'documents.cv')).toBe(stepNumber('documents'));
  expect(stepOfField(whole.fields, 'periods')).toBe(stepNumber('logistics'));
});
