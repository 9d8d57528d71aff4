import '@testing-library/jest-dom';
import {
  abilities,
  application,
  contracts,
  fakePortal,
  heading,
  openDashboard,
  path,
  reviewOf,
  screen,
  waitFor,
  within,
} from './open';

const create = 'POST /api/user/applications/create-secondary';
const visit = application(9, 'visitor', 'draft', { abilities: abilities.furtherDraft });
const internship = application(9, 'intern', 'draft', { abilities: abilities.furtherDraft });

beforeEach(() => localStorage.clear());

const problems = async () =>
  within(
    (await screen.findByRole('heading', { name: 'There is a problem' })).closest(
      '[role=alert]',
    ) as HTMLElement,
  )
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('beginning', () => {
  async function begin(answer?: { status: number; body: unknown }, type = 'visitor') {
    const portal = fakePortal({ applications: [application(7, 'intern', 'submitted')] });
    if (answer) portal.answerOnce(create, answer);
    const dashboard = openDashboard({ portal, at: `/new/${type}` });
    await dashboard.user.click(await screen.findByRole('button', { name: 'Start Application' }));
    return dashboard;
  }

  test('tells what comes, makes the application and leads to its form', async () => {
    const { portal, toasts } = await begin();
    await heading('Apply for a visit');
    expect(path()).toBe('/applications/8/finish');
    expect(portal.asked.find((call) => call.path.endsWith('create-secondary'))?.body).toEqual({
      type: 'visitor',
    });
    expect(toasts()).toEqual(['success: Application Started']);
  });

  test('who is not signed in any more is told so', async () => {
    const { toasts } = await begin({ status: 401, body: { message: 'No' } });
    await waitFor(() =>
      expect(toasts()).toEqual(['error: Authentication Error: Please login to create an application.']),
    );
  });

  test('a draft that is there already is led to', async () => {
    const { toasts } = await begin({ status: 409, body: { message: 'There is one.', application_id: 12 } });
    expect(await screen.findByText('Failed to create application.')).toBeVisible();
    expect(screen.getByText('There is one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the one you have begun' })).toHaveAttribute(
      'href',
      '/userdashboard/applications/12',
    );
    expect(toasts()).toEqual(['error: Failed to create application.']);
  });

  test('an answer without an id is told', async () => {
    contracts.expectBreach(/^D16 201 /);
    await begin({ status: 201, body: { application: {} } });
    expect(await screen.findByText('Application ID is missing. Please try again.')).toBeVisible();
  });

  test('a programme that is not known is told', async () => {
    openDashboard({ at: '/new/tourist' });
    expect(
      await screen.findByText('Unable to determine application type. Please contact support.'),
    ).toBeVisible();
  });
});

describe('the form of a further visit', () => {
  async function open(portal = fakePortal({ applications: [visit] })) {
    portal.stored.reviews[9] ??= reviewOf(visit, { visitor_info: null, logistics: null, purpose: null });
    const dashboard = openDashboard({ portal, at: '/applications/9/finish' });
    await heading('Apply for a visit');
    const submit = () => dashboard.user.click(screen.getByRole('button', { name: 'Submit Application' }));
    return { ...dashboard, submit };
  }
  async function fill({ user }: Awaited<ReturnType<typeof open>>) {
    await user.type(screen.getByLabelText('Institution name'), 'University of Rwanda');
    await user.type(screen.getByLabelText('Position'), 'Lecturer');
    await user.selectOptions(screen.getByLabelText('Purpose of visit'), 'research');
    await user.type(screen.getByLabelText('Visit start date'), '2099-02-01');
    await user.type(screen.getByLabelText('Visit end date'), '2099-02-12');
    await user.click(screen.getByRole('radio', { name: 'No' }));
  }

  test('says what is missing', async () => {
    const { submit, toasts } = await open();
    await submit();
    expect(await problems()).toEqual([
      'Institution name is required',
      'Position is required',
      'Purpose of visit is required',
      'Visit dates are required',
    ]);
    expect(screen.getByLabelText('Visit end date')).toHaveAccessibleDescription(
      'Error: Visit dates are required',
    );
    expect(toasts()).toEqual(['error: Validation Error: Please fill in all required fields.']);
    expect(document.title).toMatch(/^Error: /);
  });

  test('is submitted, and the reference and what comes next are told', async () => {
    const form = await open();
    await fill(form);
    await form.submit();
    expect(await heading('Application Submitted!')).toHaveFocus();
    expect(form.toasts()).toEqual(['success: Application Submitted!']);
    expect(screen.getByText('APP-009')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(form.portal.asked.at(-1)).toMatchObject({
      path: '/api/visitor/submit-application',
      body: {
        application_id: 9,
        form_data: {
          institution_name: 'University of Rwanda',
          institution_position: 'Lecturer',
          purpose: 'research',
          visit_start_date: '2099-02-01',
          visit_end_date: '2099-02-12',
          accommodation_needed: 'no',
        },
      },
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('keeps every word on the device until it is in', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Institution name'), 'Butaro Hospital');
    expect(screen.getByText('Saved on this device')).toBeVisible();
    first.close();
    await open();
    expect(screen.getByLabelText('Institution name')).toHaveValue('Butaro Hospital');
  });

  test("the server's sentences stand at their fields", async () => {
    const form = await open();
    await fill(form);
    const errors = { visit_end_date: ['Visit end date must be after start date.'] };
    form.portal.answerOnce('POST /api/visitor/submit-application', {
      status: 422,
      body: { message: 'No', errors },
    });
    await form.submit();
    expect(await problems()).toEqual(['Visit end date must be after start date.']);
    expect(form.toasts()).toEqual(['error: Validation Failed: Visit end date must be after start date.']);
  });

  test.each([
    [
      { status: 503, body: { message: 'Not now.' } },
      'Submission Failed',
      'error: Submission Failed: Not now.',
    ],
    [
      { status: 200, body: {} },
      'Application ID is missing. Please try again.',
      'error: Application ID is missing. Please try again.',
    ],
  ])('%j is told in words, and nothing is lost', async (answer, title, toast) => {
    if (answer.status === 200) contracts.expectBreach(/^D18 200 /);
    const form = await open();
    await fill(form);
    form.portal.answerOnce('POST /api/visitor/submit-application', answer);
    await form.submit();
    expect(await screen.findByText(title)).toBeVisible();
    expect(form.toasts()).toEqual([toast]);
    expect(screen.getByLabelText('Position')).toHaveValue('Lecturer');
  });
});

test('a further internship says what is missing', async () => {
  const portal = fakePortal({ applications: [internship] });
  portal.stored.reviews[9] = reviewOf(internship, {
    interests: [],
    personal_statement: '',
    period: [],
    references: [],
  });
  const { user, toasts } = openDashboard({ portal, at: '/applications/9/finish' });
  await heading('Apply for an internship');
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await problems()).toEqual([
    'At least one interest area is required',
    'Personal statement must be at least 50 characters',
    'Availability period is required',
    'Reference name and email are required',
    'Reference name and email are required',
  ]);
  expect(toasts()).toEqual(['error: Validation Error: Please fill in all required fields.']);
  expect(screen.getByLabelText(/Hours available per week/)).toHaveAttribute('placeholder', '20');
});

describe('another internship, with a new referee', () => {
  const academic = 'POST /api/academic-references';
  const letter = new File(['%PDF-1.7'], 'grace.pdf', { type: 'application/pdf' });
  const carried = {
    ...{ upload_type: 'academic_reference', file_path: 'request-1/a.pdf', file_name: 'a.pdf' },
    ...{ original_name: 'a.pdf', size: 9, mime_type: 'application/pdf', file_url: '/api/storage/a.pdf' },
    letter_of: { full_name: 'Dr Jean Bosco', email: 'jean@example.org' },
  };
  const period = { start_date: '2099-06-07', end_date: '2099-08-27', hours_available: 20 };

  async function open() {
    const portal = fakePortal({ applications: [internship] });
    portal.stored.reviews[9] = reviewOf(internship, {
      origin: 'request',
      interests: [{ area: 'Education', other: null }],
      personal_statement: 'I learned much last year and would like to go on with the families.',
      period: [period],
      references: [],
      letters: [carried],
    });
    const dashboard = openDashboard({ portal, at: '/applications/9/finish' });
    await heading('Apply for an internship');
    const academicRow = within(screen.getByRole('group', { name: 'Academic reference' }));
    const communityRow = within(screen.getByRole('group', { name: 'Community reference' }));
    const name = async (row: typeof academicRow, full_name: string, email: string) => {
      await dashboard.user.type(row.getByLabelText('Full name'), full_name);
      await dashboard.user.type(row.getByLabelText('Email'), email);
    };
    await name(communityRow, 'Grace Mukamana', 'grace@example.org');
    const submit = () => dashboard.user.click(screen.getByRole('button', { name: 'Submit Application' }));
    const field = () => academicRow.queryByLabelText('Academic reference letter (optional)');
    return { ...dashboard, portal, academicRow, communityRow, name, submit, field };
  }

  test('nobody is asked for a letter where the stored one goes along, or where there was none', async () => {
    const { academicRow, communityRow, name, field } = await open();
    await name(academicRow, 'Dr Jean Bosco', 'jean@example.org');
    expect(academicRow.getByText(/letter of Dr Jean Bosco that we have goes with/)).toBeVisible();
    expect(field()).toBeNull();
    expect(communityRow.queryByText(/letter/i)).toBeNull();
  });

  test("the new one's own letter goes with the application, when we know where they work", async () => {
    const { portal, user, academicRow, name, submit, field } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await user.upload(field() as HTMLElement, letter);
    expect(await academicRow.findByText('grace.pdf is ready to be sent')).toBeInTheDocument();
    await submit();
    expect(await problems()).toEqual(["Enter the referee's institution"]);
    expect(portal.calls()).not.toContain(academic);
    await user.type(academicRow.getByLabelText('Institution (optional)'), 'UR');
    await submit();
    await heading('Application Submitted!');
    expect(portal.calls().slice(-2)).toEqual([academic, 'POST /api/submit-application']);
    expect(portal.asked.find(({ path }) => path === '/api/academic-references')?.body).toMatchObject({
      ...{ application_id: '9', full_name: 'Dr Grace Ingabire', email: 'ingabire@example.org' },
      letter: expect.any(File),
    });
  });

  test('what is no PDF is told at once', async () => {
    const { user, academicRow, name, field } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await user.upload(field() as HTMLElement, new File(['hello'], 'grace.pdf', { type: 'application/pdf' }));
    expect(await academicRow.findByText('Reference letter must be a PDF')).toBeVisible();
  });

  test('a letter that is refused or does not arrive keeps the application open, and all that was typed', async () => {
    const { portal, user, academicRow, name, submit, field, toasts } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await user.type(academicRow.getByLabelText('Institution (optional)'), 'UR');
    await user.upload(field() as HTMLElement, letter);
    const errors = { letter: ['Reference letter is password protected'] };
    portal.answerOnce(academic, { status: 422, body: { message: 'No', errors } });
    await submit();
    expect(await problems()).toEqual(['Reference letter is password protected']);
    portal.answerOnce(academic, { status: 503, body: { message: 'Not now.' } });
    await submit();
    expect(await screen.findByText('Submission Failed')).toBeVisible();
    expect(toasts().at(-1)).toBe('error: Submission Failed: Not now.');
    expect(portal.calls()).not.toContain('POST /api/submit-application');
    expect(academicRow.getByRole('button', { name: 'Try again grace.pdf' })).toBeVisible();
    await submit();
    await heading('Application Submitted!');
  });
});

test('what is there already can be looked over from the form', async () => {
  openDashboard({ portal: fakePortal({ applications: [internship] }), at: '/applications/9/finish' });
  expect(await screen.findByRole('link', { name: 'Look them over' })).toHaveAttribute(
    'href',
    '/userdashboard/applications/9',
  );
});

test('a submitted one has no form any more', async () => {
  openDashboard({
    portal: fakePortal({ applications: [application(9, 'visitor', 'submitted')] }),
    at: '/applications/9/finish',
  });
  expect(
    await screen.findByText('Cannot Edit: This application has been submitted and cannot be edited.'),
  ).toBeVisible();
});

test('a first draft goes on in its wizard', async () => {
  openDashboard({
    portal: fakePortal({ applications: [application(9, 'visitor', 'draft')] }),
    at: '/applications/9/finish',
  });
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/application/visitors',
  );
});
