import '@testing-library/jest-dom';
import { pdf } from '@portal/application-ui/testing';
import { programmeWizards } from '@portal/contract-svc-applications-v1';
import { fillVisit, openVisit } from './further-visit';
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

  test('explains what comes, creates the application and leads to its form', async () => {
    const { portal, toasts } = await begin();
    await heading('Apply for a visit');
    expect(path()).toBe('/applications/8/finish');
    expect(portal.asked.find((call) => call.path.endsWith('create-secondary'))?.body).toEqual({
      type: 'visitor',
    });
    expect(toasts()).toEqual(['success: Application Started']);
  });

  test('a programme whose wizard is made from its table goes on in that wizard', async () => {
    Object.assign(programmeWizards, { visitor: {} });
    const { shell } = await begin();
    await waitFor(() => expect(shell.calls).toContainEqual(['navigate', '/application/visitors?continue']));
    Object.assign(programmeWizards, { visitor: undefined });
  });

  test('a session that has ended is reported', async () => {
    const { toasts } = await begin({ status: 401, body: { message: 'No' } });
    await waitFor(() =>
      expect(toasts()).toEqual(['error: Authentication Error: Please login to create an application.']),
    );
  });

  test('a draft that is there already is led to', async () => {
    const { toasts } = await begin({ status: 409, body: { message: 'There is one.', application_id: 12 } });
    expect(await screen.findByText('Failed to create application.')).toBeVisible();
    expect(screen.getByText('There is one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the application you have started' })).toHaveAttribute(
      'href',
      '/userdashboard/applications/12',
    );
    expect(toasts()).toEqual(['error: Failed to create application.']);
  });

  test('an answer without an id is reported', async () => {
    contracts.expectBreach(/^createFurtherApplication 201 /);
    await begin({ status: 201, body: { application: {} } });
    expect(await screen.findByText('Application ID is missing. Please try again.')).toBeVisible();
  });

  test('an unknown programme is reported', async () => {
    openDashboard({ at: '/new/tourist' });
    expect(
      await screen.findByText('Unable to determine application type. Please contact support.'),
    ).toBeVisible();
  });
});

describe('the form of a further visit', () => {
  test('shows what is missing', async () => {
    const { submit, toasts } = await openVisit();
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

  test('is submitted, and the reference and what comes next are shown', async () => {
    const form = await openVisit();
    await fillVisit(form);
    await form.submit();
    expect(await heading('Application Submitted!')).toHaveFocus();
    expect(form.toasts()).toEqual(['success: Application Submitted!']);
    expect(screen.getByText('APP-009')).toBeVisible();
    expect(screen.queryByText(/VIS-/)).toBeNull();
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

  test("the server's sentences stand at their fields", async () => {
    const form = await openVisit();
    await fillVisit(form);
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
    if (answer.status === 200) contracts.expectBreach(/^submitFurtherVisit 200 /);
    const form = await openVisit();
    await fillVisit(form);
    form.portal.answerOnce('POST /api/visitor/submit-application', answer);
    await form.submit();
    expect(await screen.findByText(title)).toBeVisible();
    expect(document.activeElement).toContainElement(screen.getByText(title));
    expect(document.activeElement).not.toBe(document.body);
    expect(form.toasts()).toEqual([toast]);
    expect(screen.getByLabelText('Position')).toHaveValue('Lecturer');
  });
});

test('a further internship shows what is missing', async () => {
  const portal = fakePortal({ applications: [internship] });
  portal.stored.reviews[9] = reviewOf(internship, {
    interests: [],
    personal_statement: '',
    period: [],
    references: [],
  });
  const { user, toasts } = openDashboard({ portal, at: '/applications/9/finish' });
  await user.click(await screen.findByRole('button', { name: 'Submit Application' }));
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

test('the form names the documents that it takes and the last day, and takes them', async () => {
  const { user, portal, submit, ...form } = await openVisit();
  expect(screen.getByText(/After you submit, you cannot add or change documents/)).toBeVisible();
  const stated = screen.getAllByText('Not added');
  await user.click(screen.getByRole('button', { name: 'Upload a document' }));
  await user.selectOptions(await screen.findByLabelText('Document type'), 'other');
  await user.upload(screen.getByLabelText('File'), pdf('plan.pdf'));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByRole('link', { name: /plan.pdf/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Not added')).toHaveLength(stated.length - 1));
  expect(form.toasts()).toEqual(['success: Document Uploaded Successfully!']);
  expect(portal.asked.map(({ path }) => path)).not.toContain('/api/visitor/submit-application');
  await fillVisit({ user });
  await submit();
  expect(await heading('Application Submitted!')).toHaveFocus();
});

test('the stored answers can be read from the form', async () => {
  openDashboard({ portal: fakePortal({ applications: [internship] }), at: '/applications/9/finish' });
  expect(await screen.findByRole('link', { name: 'Check them' })).toHaveAttribute(
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
