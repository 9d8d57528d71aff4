import '@testing-library/jest-dom';
import { internship, skills, visit } from '@portal/contract-svc-applications-v1/questions';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { furtherSections } from '../src/editing/further-sections';
import { dataFromForm } from '../src/editing/section';
import { blankInternshipForm, blankVisitForm, describeField, readVisitForm, storedForm } from '../src/form';
import { QuestionFields, rulesOf, SectionView } from '../src/questions';
import { enter } from '../src/testing';

// The patch of one file: a question more among the skills, which both programmes ask.
jest.mock('../../../contracts/svc-applications-v1/src/questions/skills', () => {
  const { skills: before } = jest.requireActual(
    '../../../contracts/svc-applications-v1/src/questions/skills',
  );
  const first_aid = { kind: 'line', label: { en: 'Courses in first aid' }, further: true, optional: true };
  return { skills: { ...before, ask: { ...before.ask, first_aid } } };
});

describe('an optional question that was added to one file', () => {
  test('stands on the page, and what is typed is in the form that is kept', async () => {
    const form = createFormStore(blankInternshipForm());
    render(
      <FormProvider form={form}>
        <QuestionFields of={skills} />
      </FormProvider>,
    );
    await enter(userEvent, screen.getByLabelText('Courses in first aid (optional)'), 'Red Cross');
    expect(storedForm(form.values())).toMatchObject({ first_aid: 'Red Cross' });
  });

  test('is blank at first in both programmes, reads back, and is called by its name', () => {
    expect(blankInternshipForm()).toMatchObject({ first_aid: '' });
    expect(blankVisitForm()).toMatchObject({ first_aid: '' });
    expect(readVisitForm({ first_aid: 'Red Cross' })).toMatchObject({ first_aid: 'Red Cross' });
    expect(describeField('first_aid').label).toBe('Courses in first aid');
  });

  test('has its rules', () => {
    const languages = [{ language: 'French', proficiency: 'Basic' }];
    expect(rulesOf(skills)({ languages, first_aid: '' })).toEqual({});
    expect(rulesOf(skills)({ languages, first_aid: 'x'.repeat(201) })).toEqual({
      first_aid: 'Must be 200 characters or less',
    });
  });

  test('is read in the review', () => {
    render(<SectionView of={skills} review={{ languages: [], answers: { first_aid: 'Red Cross' } }} />);
    expect(screen.getByText('Courses in first aid')).toBeVisible();
    expect(screen.getByText('Red Cross')).toBeVisible();
  });

  test.each([
    ['an internship', internship],
    ['a visit', visit],
  ])('is saved by the editor of %s', (_programme, sections) => {
    const form = { ...blankInternshipForm(), first_aid: ' Red Cross ' };
    const further = furtherSections(sections, 'personal');
    expect(further.map(({ member, tab }) => [member, tab])).toEqual([['first_aid', 'languages']]);
    expect(dataFromForm(further, form)).toEqual({ first_aid: 'Red Cross' });
  });
});
