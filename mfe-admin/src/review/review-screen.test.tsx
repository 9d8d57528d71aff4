import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal, sampleReview } from '../testing';
import { ineza, deskPortal as portal } from '../testing/sample-desk';

const person = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => localStorage.clear());

test('an application that is opened by its address leaves the focus where the page begins', async () => {
  openStaff('/dashboard/intern/12', portal());
  expect(await person('Ineza Mukamana')).not.toHaveFocus();
});

test('an application that is on its way says so', async () => {
  const path = 'GET /api/admin/applications/12';
  openStaff(
    '/dashboard/intern/12',
    portal().answers(path, () => new Promise(() => undefined)),
  );
  expect(await screen.findByText('Loading application review Data...')).toBeInTheDocument();
  expect(await person('Intern Application Review')).toBeVisible();
});

test('an application reads like a document, with its documents and its history', async () => {
  openStaff('/dashboard/intern/12', portal());
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(screen.getByText('Intern Application Review')).toBeVisible();
  expect(await screen.findByText('University of Rwanda', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /cv.pdf/ })).toHaveAttribute('href', '/api/storage/12/cv.pdf');
  expect(await screen.findByText(': Submitted to In review')).toBeVisible();
  expect(screen.getByText('We are reading your application.')).toBeVisible();
  expect(screen.getByText('Read by the applicant')).toBeVisible();
});

test('an application that cannot be loaded says so and is tried again', async () => {
  const path = 'GET /api/admin/applications/12';
  const { server, shell } = openStaff('/dashboard/intern/12', portal().answers(path, refusal(503)));
  expect(await screen.findByText('Failed to fetch application data')).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to fetch application data']);
  server.answers(path, { review: sampleReview(ineza) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await person('Ineza Mukamana')).toBeVisible();
});

describe('a document', () => {
  const openTab = jest.spyOn(window, 'open');
  afterAll(() => openTab.mockRestore());

  async function press() {
    const opened = openStaff('/dashboard/intern/12', portal());
    await userEvent.click(await screen.findByRole('link', { name: /cv.pdf/ }));
    return opened;
  }

  test('opens in a new tab, which knows nothing of this one', async () => {
    const tab = { opener: window };
    openTab.mockReturnValue(tab as unknown as Window);
    await press();
    expect(openTab).toHaveBeenCalledWith('/api/storage/12/cv.pdf', '_blank');
    expect(tab.opener).toBeNull();
  });

  test('is followed as a link where the browser blocks the tab', async () => {
    openTab.mockReturnValue(null);
    const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press();
    const link = followed.mock.contexts[0] as HTMLAnchorElement;
    expect([link.pathname, link.target, link.rel]).toEqual(['/api/storage/12/cv.pdf', '_blank', 'noopener']);
    followed.mockRestore();
  });

  test('that cannot be opened is told', async () => {
    openTab.mockImplementation(() => {
      throw new Error('not allowed');
    });
    const { shell } = await press();
    const told = 'Failed to open document. Please try again or contact support.';
    expect(shell.calls).toContainEqual(['notify', 'error', told]);
  });
});

test('who may not decide or edit is not offered it', async () => {
  const abilities = { view: true, edit: false, upload: false, decide: false };
  const path = 'GET /api/admin/applications/12';
  openStaff(
    '/dashboard/intern/12',
    portal().answers(path, { review: sampleReview(ineza, { abilities }) }),
    'reviewer',
  );
  await person('Ineza Mukamana');
  expect(screen.getByText('Reviewer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Application' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send Feedback' })).toBeNull();
});
