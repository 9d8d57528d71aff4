import '@testing-library/jest-dom';
import { apiError, bodyOf, next, onStep, pdf, problems } from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openStep, storedFiles, wholeVisit } from './open-wizard';

const save = '/api/visitor/save-progress';
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const early = { purpose: 'personal', agree_submission: true, agree_terms: true };
const institutional = { ...wholeVisit, purpose: 'institutional', people_participated: '4' };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('step 3', () => {
  test('wants the highest education and a language, in their words', async () => {
    const { user, toasts } = await openStep(3, 'Education', { form: early });
    await user.click(next());
    const sentences = [
      'Please complete your highest level of education information before proceeding.',
      'Please add at least one language with proficiency level before proceeding.',
    ];
    expect(await problems()).toEqual(expect.arrayContaining(sentences));
    for (const sentence of sentences) expect(toasts()).toContain(`error: ${sentence}`);
  });

  test('sends the first institution and the languages; a year is not needed', async () => {
    const { user, portal } = await openStep(3, 'Education');
    await user.click(next());
    await onStep('Visit Goals');
    expect(bodyOf(portal, save)).toMatchObject({
      intern_details_id: 9,
      form_data: {
        institutions: [{ name: 'UR', program: 'Nursing', degree_level: 'Master' }],
        languages: [{ language: 'French', proficiency: 'Advanced' }],
        previous_degrees: 'Certificate in counselling',
      },
      finished: ['highest-education', 'skills'],
    });
  });

  test('High School and Post-graduate are no level of a visitor', async () => {
    await openStep(3, 'Education');
    const levels = screen.getByLabelText('Degree level') as HTMLSelectElement;
    expect([...levels.options].map((option) => option.value)).toEqual([
      '',
      'Associate',
      'Bachelor',
      'Master',
      'PhD',
    ]);
  });
});

describe('step 4', () => {
  test.each([
    [[], 'Please select at least one area of interest before proceeding.'],
    [
      [
        { area: 'Open', other: '' },
        { area: '', other: '' },
      ],
      'Please select an area for Interest 2 before proceeding.',
    ],
    [[{ area: 'Other', other: '' }], 'Please specify the "Other" area for Interest 1 before proceeding.'],
  ])('interests %j', async (interests, sentence) => {
    const { user, toasts } = await openStep(4, 'Visit Goals', { form: { ...wholeVisit, interests } });
    await user.click(next());
    expect(await problems()).toEqual([sentence]);
    expect(toasts()).toContain(`error: ${sentence}`);
  });

  test('a blank statement counts as missing; a real statement is sent trimmed', async () => {
    const { user, portal, toasts } = await openStep(4, 'Visit Goals');
    type('Personal statement', '   ');
    await user.click(next());
    const sentence =
      'Personal statement is required. Please provide your personal statement before proceeding.';
    expect(await problems()).toEqual([sentence]);
    expect(toasts()).toContain(`error: ${sentence}`);
    type('Personal statement', '  To learn about home care. ');
    await user.click(next());
    await onStep('Logistics');
    expect(bodyOf(portal, save)).toMatchObject({
      form_data: { personal_statement: expect.stringContaining('To learn about home care.') },
      finished: ['interests', 'statement'],
    });
  });
});

describe('step 5', () => {
  test('each missing answer is reported', async () => {
    const { user, toasts } = await openStep(5, 'Logistics', {
      form: { ...early, purpose: 'institutional', people_participated: '0' },
    });
    await user.click(next());
    const sentences = [
      'Please provide both visit start and end dates.',
      'Please specify your weekly availability hours.',
      'Please indicate if you have visited before.',
      'Please specify the number of people participating for institutional visits.',
    ];
    expect(await problems()).toEqual(expect.arrayContaining(sentences));
    for (const one of [0, 3]) expect(toasts()).toContain(`error: ${sentences[one]}`);
  });

  test('the visit must not be over, and the end must come after the start', async () => {
    const { user, toasts } = await openStep(5, 'Logistics');
    expect(screen.queryByLabelText('Number of participants')).toBeNull();
    type('Visit start date', '2020-02-01');
    await user.click(next());
    expect(await problems()).toEqual(['Visit start date must be today or later.']);
    type('Visit start date', '2097-03-01');
    type('Visit end date', '2097-03-01');
    await user.click(next());
    expect(await problems()).toEqual(['Visit end date must be after start date.']);
    expect(toasts()).toContain('error: Visit end date must be after start date.');
  });

  test('one call carries all answers as they were typed', async () => {
    const { user, portal } = await openStep(5, 'Logistics', { form: institutional });
    expect(screen.getByLabelText('Number of participants')).toHaveValue('4');
    type('City you travel from (optional)', 'Huye');
    type('Phone (optional)', '0788 000 111');
    fireEvent.blur(screen.getByLabelText('Phone (optional)'));
    await user.click(next());
    await onStep('Documents');
    expect(bodyOf(portal, save)).toMatchObject({
      application_id: 7,
      form_data: {
        visit_start_date: '2097-03-01',
        visit_end_date: '2097-03-05',
        is_institution: true,
        people_participated: '4',
        has_visited: 'no',
        travel_from_city: 'Huye',
        travel_from_country: '',
        emergency_contact_phone: '+250788000111',
        declaration_accuracy: false,
        periods: [{ start_date: '2097-03-01', end_date: '2097-03-05' }],
        hours_available: '20',
      },
      finished: ['logistics'],
    });
  });
});

describe('step 6', () => {
  test('the CV is needed, and the letter of an institution', async () => {
    const { user, toasts } = await openStep(6, 'Documents', { form: institutional, uploads: [] });
    await user.click(next());
    const sentences = [
      'CV/Professional Bio is required. Please upload your CV.',
      'Institutional letter is required for institutional visits.',
    ];
    expect(await problems()).toEqual(sentences);
    for (const sentence of sentences) expect(toasts()).toContain(`error: ${sentence}`);
  });

  test('a personal visit needs no letter', async () => {
    const { user } = await openStep(6, 'Documents');
    expect(screen.getByLabelText(/^Institutional letter of support/)).toHaveAccessibleName(/optional/);
    await user.click(next());
    await onStep('Declaration');
  });

  test('each file goes as soon as it is chosen, by itself', async () => {
    const { user, portal } = await openStep(6, 'Documents', { form: institutional, uploads: storedFiles });
    await user.upload(screen.getByLabelText('Institutional letter of support'), pdf('letter.pdf'));
    await waitFor(() => expect(portal.stored.uploads).toHaveLength(3));
    expect(bodyOf(portal, '/api/visitor/upload-documents')).toMatchObject({
      intern_details_id: '9',
      letter: { name: 'letter.pdf' },
    });
    await user.click(next());
    await onStep('Declaration');
  });

  test('a session that is over while a file travels is asked for again in place', async () => {
    const { user, portal, toasts } = await openStep(6, 'Documents');
    portal.fail('/api/visitor/upload-documents', apiError(401));
    await user.upload(screen.getByLabelText(/^Other documents/), pdf());
    await onStep('Sign in again to continue');
    expect(toasts()).toContain(
      'error: Your sign-in has expired. Please sign in again to continue. Nothing that you typed is lost.',
    );
    await user.click(next('Continue'));
    await onStep('Documents');
  });
});

test('step 7 wants all three declarations and stores them as they are', async () => {
  const { user, portal, toasts } = await openStep(7, 'Declaration');
  expect(screen.getByText(/no financial sponsorship/)).toBeInTheDocument();
  await user.click(next());
  expect(await problems()).toEqual(['Please agree to all declarations before proceeding.']);
  expect(toasts()).toContain('error: Please agree to all declarations before proceeding.');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await onStep('Review & Submit');
  expect(bodyOf(portal, save)).toMatchObject({
    form_data: { declaration_accuracy: true, declaration_conduct: true, declaration_data_processing: true },
    finished: ['declarations'],
  });
});

describe('answers and saves that the server refuses', () => {
  test('a 422 is announced, with each message once and at its field', async () => {
    const { user, portal, toasts } = await openStep(5, 'Logistics');
    const errors = { visit_start_date: ['Too early'], visit_end_date: ['Too early'] };
    portal.fail(save, apiError(422, { message: 'Check the dates', errors }));
    await user.click(next());
    expect(await problems()).toEqual(['Too early', 'Too early']);
    expect(toasts().filter((toast) => toast.startsWith('error'))).toEqual([
      'error: Validation error: Check the dates',
      'error: Too early',
    ]);
  });

  test('a 422 without words is invalid data', async () => {
    const { user, portal, toasts } = await openStep(5, 'Logistics');
    portal.fail(save, apiError(422, { errors: { visit_end_date: ['Wrong'] } }));
    await user.click(next());
    await problems();
    expect(toasts()).toContain('error: Validation error: Invalid data');
  });

  test('a step that cannot be finished reports it and stays; so does a mere save', async () => {
    const { user, portal, toasts } = await openStep(5, 'Logistics');
    portal.fail(save, apiError(500));
    await user.click(next());
    await waitFor(() => expect(toasts()).toContain('error: Something went wrong'));
    await onStep('Logistics');
    portal.fail(save, apiError(500));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(toasts()).toContain('error: Could not Save Error Occurred'));
  });
});
