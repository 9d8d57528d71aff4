import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import {
  abilities,
  application,
  contracts,
  fakePortal,
  heading,
  openDashboard,
  path,
  problems,
  reviewOf,
  screen,
  waitFor,
} from './open';

const create = 'POST /api/user/applications/create-secondary';
const visit = application(9, 'visitor', 'draft', { abilities: abilities.furtherDraft });
const internship = application(9, 'intern', 'draft', { abilities: abilities.furtherDraft });

beforeEach(() => localStorage.clear());

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
    await enter(user, screen.getByLabelText('Institution name'), 'University of Rwanda');
    await enter(user, screen.getByLabelText('Position'), 'Lecturer');
    await user.selectOptions(screen.getByLabelText('Purpose of visit'), 'research');
    await enter(user, screen.getByLabelText('Visit start date'), '2099-02-01');
    await enter(user, screen.getByLabelText('Visit end date'), '2099-02-12');
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
    expect(screen.getByText('VIS-9')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
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
    await enter(first.user, screen.getByLabelText('Institution name'), 'Butaro Hospital');
    expect(screen.getByText('Saved on this device')).toBeVisible();
    first.close();
    await open();
    expect(screen.getByLabelText('Institution name')).toHaveValue('Butaro Hospital');
  });

  test('what was changed in the editor meanwhile is not put back by what this device kept', async () => {
    const portal = fakePortal({ applications: [visit] });
    const first = await open(portal);
    await enter(first.user, screen.getByLabelText('Institution name'), 'Butaro Hospital');
    first.close();
    const stored = reviewOf(visit, { logistics: null, purpose: 'research' });
    const visitor_info = { institution_name: 'Another one', institution_position: 'Head nurse' };
    const more = { full_name: 'Ineza Mukamana', category: null, purpose: 'research' };
    portal.stored.reviews[9] = { ...stored, visitor_info: { ...visitor_info, ...more } };
    await open(portal);
    expect(screen.getByLabelText('Institution name')).toHaveValue('Butaro Hospital');
    expect(screen.getByLabelText('Position')).toHaveValue('Head nurse');
    expect(screen.getByLabelText('Purpose of visit')).toHaveValue('research');
  });

  test('what a portal of before kept on the device is there', async () => {
    localStorage.setItem('portal.further.5.9', JSON.stringify({ institution_name: 'Butaro Hospital' }));
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

  test('changed on another device meanwhile, it is told, and taken when it is submitted again', async () => {
    const form = await open();
    await fill(form);
    const message = 'This application was changed in another tab or on another device.';
    const current = { form_data: {}, current_step: 2 };
    form.portal.answerOnce('POST /api/visitor/submit-application', {
      status: 409,
      body: { message, version: 8, current },
    });
    const stored = form.portal.stored.reviews[9];
    if (stored) form.portal.stored.reviews[9] = { ...stored, version: 8 };
    await form.submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Position')).toHaveValue('Lecturer');
    await form.submit();
    await heading('Application Submitted!');
    const versions = form.portal.asked.filter(({ path }) => path.endsWith('submit-application'));
    expect(versions.map(({ body }) => body?.version)).toEqual([3, 8]);
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
    expect(document.activeElement).toContainElement(screen.getByText(title));
    expect(document.activeElement).not.toBe(document.body);
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
    '/application/visitors?continue',
  );
});
