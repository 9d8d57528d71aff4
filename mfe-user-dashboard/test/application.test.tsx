import { reviewAsSent } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import {
  abilities,
  application,
  fakePortal,
  heading,
  openDashboard,
  path,
  profile,
  reviewOf,
  screen,
  waitFor,
  within,
} from './open';

const own = 'GET /api/user/applications/7';
const submitted = application(7, 'intern', 'submitted');
const withOne = (listed = submitted) => fakePortal({ applications: [listed] });
const refusal = (status: number, message = 'No') => ({ status, body: { message } });

beforeEach(() => localStorage.clear());

test('an internship is read in its tabs', async () => {
  openDashboard({ portal: withOne(), at: '/applications/7' });
  await heading('Internship APP-007');
  expect(screen.getByText('Submitted on 20 November 2026')).toBeVisible();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Personal',
    'Education',
    'Degrees',
    'Coursework',
    'Honours',
    'Clinical',
    'Research',
    'Volunteer',
    'Interests',
    'Languages',
    'Availability',
    'References',
    'Documents',
  ]);
});

test('a visit is read in its tabs', async () => {
  openDashboard({ portal: withOne(application(7, 'visitor', 'approved')), at: '/applications/7' });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Personal',
    'Education',
    'Interests',
    'Languages',
    'Logistics',
    'Documents',
  ]);
});

test('from the list the details are requested by the programme', async () => {
  const { user, portal } = openDashboard({ portal: withOne() });
  await user.click(await screen.findByRole('link', { name: 'View APP-007' }));
  expect(await heading('Internship APP-007')).toHaveFocus();
  expect(portal.calls()).toContain('GET /api/applications/applicant/7/intern');
});

test.each([
  [404, "Application not found. It may have been deleted or you don't have access to it."],
  [500, 'Failed to load application details: No'],
])('an answer of %s is shown as a sentence', async (status, sentence) => {
  const portal = withOne();
  portal.answerOnce(own, refusal(status));
  openDashboard({ portal, at: '/applications/7' });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a session that has ended signs out', async () => {
  const portal = withOne();
  portal.answerOnce(own, refusal(401));
  const { shell } = openDashboard({ portal, at: '/applications/7' });
  await waitFor(() => expect(shell.calls).toContainEqual(['session.end', 'expired']));
  expect(shell.calls).toContainEqual(['navigate', '/', { replace: true }]);
});

test('a person without a programme’s role reads nothing', async () => {
  openDashboard({ portal: withOne(), at: '/applications/7', role: 'guest' });
  expect(
    await screen.findByText('Failed to load application details: Unknown user role: guest'),
  ).toBeVisible();
});

describe('when it may not be read', () => {
  const known = (type: 'intern' | 'visitor', id = 7) => {
    const listed = application(id, type, 'in-progress', { current_step: 6, progress: 50 });
    return {
      user: { id: 5, role: type, name: profile.name },
      form_data: { name: profile.name, email: profile.email, languages: [{ language: 'French' }] },
      application: { id, user_id: 5, intern_details_id: 9, type, status: 'in-progress' },
      visitor_info: null,
      reviewData: reviewAsSent(reviewOf(listed)),
      uploads: [],
    };
  };

  test('it is rebuilt from its progress', async () => {
    const portal = withOne();
    portal.answerOnce(own, refusal(403));
    portal.answerOnce('GET /api/get-progress-fallback', { status: 200, body: known('intern') });
    openDashboard({ portal, at: '/applications/7' });
    await heading('Internship APP-007');
    expect(screen.getByText('Ineza Mukamana', { selector: 'dd' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  });

  test("the review of a visit is made from the visit's progress", async () => {
    const portal = withOne(application(7, 'visitor', 'draft'));
    portal.answerOnce(own, refusal(403));
    portal.answerOnce('GET /api/visitor/get-progress-fallback', {
      status: 200,
      body: known('visitor'),
    });
    openDashboard({ portal, at: '/applications/7', role: 'visitor' });
    await heading('Visit APP-007');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  });

  test.each([
    ['nothing is known', refusal(404)],
    ['another one is known', { status: 200, body: known('intern', 8) }],
  ])('and %s, it says so', async (_, answer) => {
    const portal = withOne();
    portal.answerOnce(own, refusal(403));
    portal.answerOnce('GET /api/get-progress-fallback', answer);
    openDashboard({ portal, at: '/applications/7' });
    expect(await screen.findByText('Unable to load application data. Please try again later.')).toBeVisible();
  });
});

describe('a document', () => {
  const tab = { close: jest.fn(), opener: {}, location: { replace: jest.fn() } };
  beforeEach(() => {
    jest.clearAllMocks();
    window.open = jest.fn(() => tab as unknown as Window);
  });

  test('opens in a new tab, with its size in KB', async () => {
    const portal = withOne();
    portal.answerOnce('HEAD /api/storage/7/cv.pdf', { status: 200 });
    const { user } = openDashboard({ portal, at: '/applications/7?tab=documents' });
    const link = await screen.findByRole('link', { name: /cv\.pdf/ });
    expect(link.parentElement).toHaveTextContent('62.5 KB');
    await user.click(link);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/api/storage/7/cv.pdf'));
  });

  test('that cannot be opened is reported here, not in an empty tab', async () => {
    const { user, toasts } = openDashboard({ portal: withOne(), at: '/applications/7?tab=documents' });
    await user.click(await screen.findByRole('link', { name: /cv\.pdf/ }));
    expect(await screen.findByText(/^Failed to open document. Please try again./)).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    expect(toasts()).toEqual(['error: Failed to open document. Please try again.']);
  });
});

describe('editing and uploading', () => {
  const draft = application(7, 'intern', 'draft');

  test.each(['edit', 'upload'])('/%s of a submitted application is refused in words', async (dialog) => {
    const { toasts } = openDashboard({ portal: withOne(), at: `/applications/7/${dialog}` });
    await heading('Internship APP-007');
    const sentence = 'Cannot Edit: This application has been submitted and cannot be edited.';
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts()).toEqual([`error: ${sentence}`]);
  });

  test('the actions are the server’s, whatever the status', async () => {
    const odd = application(7, 'intern', 'draft', { abilities: { ...abilities.submitted, upload: true } });
    openDashboard({ portal: withOne(odd), at: '/applications/7' });
    await heading('Internship APP-007');
    expect(screen.getByRole('link', { name: 'Upload Document APP-007' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit|Continue/ })).not.toBeInTheDocument();
  });

  test('the edit dialog opens by its address and closing leads back to the application', async () => {
    const { user } = openDashboard({ portal: withOne(draft), at: '/applications/7/edit' });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe('/applications/7'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a file is uploaded, reported, and listed among the documents', async () => {
    const { user, toasts } = openDashboard({
      portal: withOne(draft),
      at: '/applications/7/upload?tab=documents',
    });
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox'), 'transcript');
    const file = new File(['%PDF-1.7\nstartxref\n0\n%%EOF'], 'marks.pdf', { type: 'application/pdf' });
    await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
    await user.click(within(dialog).getByRole('button', { name: /^Upload/ }));
    expect(await screen.findByRole('link', { name: /marks\.pdf/, hidden: true })).toBeInTheDocument();
    expect(toasts()).toEqual(['success: Document Uploaded Successfully!']);
    expect(path()).toBe('/applications/7?tab=documents');
  });

  test('“Last saved” follows a file that is saved', async () => {
    const portal = withOne(draft);
    const { user } = openDashboard({ portal, at: '/applications/7/upload' });
    await heading('Internship APP-007');
    expect(screen.getByText('Not submitted yet. Last saved on 20 November 2026')).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox'), 'transcript');
    const file = new File(['%PDF-1.7\nstartxref\n0\n%%EOF'], 'marks.pdf', { type: 'application/pdf' });
    await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
    for (const one of Object.values(portal.stored.reviews)) one.updated_at = '2026-11-27T10:00:00.000Z';
    await user.click(within(dialog).getByRole('button', { name: /^Upload/ }));
    expect(await screen.findByText('Not submitted yet. Last saved on 27 November 2026')).toBeInTheDocument();
  });

  test.each([
    ['edit', /Here files are saved together.*up to 10MB.*up to 5MB/],
    ['upload', /This sends only one file.*the limit is 5MB/],
  ])('/%s says why its files may be of another size', async (dialog, why) => {
    const { user } = openDashboard({ portal: withOne(draft), at: `/applications/7/${dialog}` });
    await screen.findByRole('dialog');
    const [tab] = screen.queryAllByRole('tab', { name: 'Documents' });
    const inDialog = within(screen.getByRole('dialog')).queryByRole('tab', { name: 'Documents' });
    if (tab && inDialog) await user.click(inDialog);
    expect(await screen.findByText(why)).toBeInTheDocument();
  });

  test('an upload that the server refuses is reported in the dialog and as a toast', async () => {
    const portal = withOne(draft);
    const { user, toasts } = openDashboard({ portal, at: '/applications/7/upload' });
    portal.upload = jest.fn();
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Upload/ }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please select a file to upload.');
    expect(toasts().every((toast) => toast.startsWith('error: '))).toBe(true);
  });

  test.each([
    [403, "error: Update Failed: Access Denied. You don't have permission to update this application"],
    [500, 'error: Update Failed: Server Error. Out of order.'],
    [409, 'error: Update Failed: Out of order.'],
  ])('changes that are refused with %s are told as a toast too', async (status, toast) => {
    const portal = withOne(draft);
    portal.answerOnce('PUT /api/user/applications/7', refusal(status, 'Out of order.'));
    const { user, toasts } = openDashboard({ portal, at: '/applications/7/edit' });
    const dialog = await screen.findByRole('dialog');
    await enter(user, await within(dialog).findByLabelText(/Current Address/), ' 12');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toasts()).toEqual([toast]));
  });

  test('a session that ended while somebody typed: a toast reports the kept text, and they find it again', async () => {
    const portal = withOne(draft);
    portal.answerOnce('PUT /api/user/applications/7', refusal(401));
    const { user, toasts, shell, close } = openDashboard({ portal, at: '/applications/7/edit' });
    const dialog = await screen.findByRole('dialog');
    await enter(user, await within(dialog).findByLabelText(/Current Address/), ' 12');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        'info: Your changes are kept on this device. Sign in to continue with them.',
      ]),
    );
    expect(shell.session.current()).toBeNull();
    close();
    openDashboard({ portal, at: '/applications/7/edit' });
    expect(await screen.findByText('You have unsaved changes on this device')).toBeVisible();
  });

  test('saved changes are confirmed and shown', async () => {
    const portal = withOne(draft);
    portal.stored.reviews[7] = reviewOf(draft);
    const { user, toasts } = openDashboard({ portal, at: '/applications/7/edit' });
    const dialog = await screen.findByRole('dialog');
    const address = await within(dialog).findByLabelText(/Current Address/);
    await user.clear(address);
    await enter(user, address, 'Huye');
    await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(toasts()).toEqual(['success: Application Updated Successfully!']));
    expect(portal.asked.find(({ method }) => method === 'PUT')?.path).toBe('/api/user/applications/7');
    await waitFor(() => expect(path()).toBe('/applications/7'));
  });
});
