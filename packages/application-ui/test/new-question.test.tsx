import '@testing-library/jest-dom';
import {
  internshipSections,
  schools,
  skills,
  visitSections,
} from '@portal/contract-svc-applications-v1/questions';
import { createFormStore, FormProvider } from '@portal/ui/form-state';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { blankInternshipForm, blankVisitForm, readVisitForm, storedForm } from '../src/base/form';
import { describeField } from '../src/base/form/describe-internship';
import { furtherSections } from '../src/editors/editing/further-sections';
import { dataFromForm } from '../src/editors/editing/section';
import { AsksEditorOnly, QuestionFields, rulesOf, SectionView } from '../src/steps/questions';
import { enter } from '../src/testing';

// A copy of the contract in which a patch has added one question to the skills.
jest.mock('../../../contracts/svc-applications-v1/src/questions/skills', () => {
  const { patchedCopy } = jest.requireActual('@portal/test-kit/patched');
  const contract = 'contracts/svc-applications-v1';
  const questions = patchedCopy(`${contract}/src`, `${contract}/samples/a-question-more.patch`);
  return jest.requireActual(`${questions}/questions/skills`);
});

describe('a question that no wizard asks', () => {
  const status = (asked: ReactNode, form = createFormStore(blankInternshipForm())) => {
    render(<FormProvider form={form}>{asked}</FormProvider>);
    return form;
  };

  test('stands in editors alone, and what is typed is in the form', async () => {
    status(<QuestionFields of={schools} />);
    expect(screen.queryByLabelText('GPA (optional)')).toBeNull();
    cleanup();
    const form = status(
      <AsksEditorOnly value>
        <QuestionFields of={schools} />
      </AsksEditorOnly>,
    );
    await enter(userEvent, screen.getByLabelText('GPA (optional)'), '3.8');
    expect(form.values().institutions).toMatchObject([{ gpa: '3.8' }]);
  });

  test('is read where it was answered, and not named where it was not', () => {
    const { unmount } = render(
      <SectionView of={schools} review={{ institution: [{ name: 'UR', gpa: '3.8' }] }} />,
    );
    expect(screen.getByText('GPA')).toBeVisible();
    unmount();
    render(<SectionView of={schools} review={{ institution: [{ name: 'UR' }] }} />);
    expect(screen.queryByText('GPA')).toBeNull();
  });
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
    ['an internship', internshipSections],
    ['a visit', visitSections],
  ])('is saved by the editor of %s', (_programme, sections) => {
    const form = { ...blankInternshipForm(), first_aid: ' Red Cross ' };
    const further = furtherSections(sections, 'personal');
    expect(further.map(({ member, tab }) => [member, tab])).toEqual([['first_aid', 'languages']]);
    expect(dataFromForm(further, form)).toEqual({ first_aid: 'Red Cross' });
  });
});
