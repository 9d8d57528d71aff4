import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Asked, fakeServer, openStaff, refusal, samplePage, sampleRow } from '../../testing';

const ineza = sampleRow(12, { applicant_name: 'Ineza Mukamana' });
const draft = sampleRow(13, { status: 'draft', submitted_date: null, progress: 42, applicant_name: '' });
const LIST = 'GET /api/applications/intern';

const listed = (reply: unknown = samplePage([ineza, draft])) => fakeServer({ [LIST]: reply });
const lastAsked = (asked: Asked[]) =>
  asked.filter(({ path }) => path.startsWith('/api/applications/')).at(-1)?.path;
const row = async (reference: string) =>
  within((await screen.findByRole('rowheader', { name: reference })).closest('tr') as HTMLElement);

test('each application stands in a row with its number, person, status, days and progress', async () => {
  openStaff('/admin/intern-applications', listed());
  const first = await row('INT-012');
  expect(first.getByText('Ineza Mukamana')).toBeVisible();
  expect(first.getByText('Ineza Mukamana').parentElement).toHaveTextContent('applicant12@example.org');
  expect(first.getByText('Submitted')).toBeVisible();
  expect(first.getAllByText('20 Nov 2026')).toHaveLength(2);
  expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const second = await row('INT-013');
  expect(second.getByText('Intern Name')).toBeVisible();
  expect(second.getByText('Not Submitted')).toBeVisible();
  expect(screen.getByText('2 applications')).toBeVisible();
  expect(document.title).toBe('Intern Applications - Organisation name');
});

test('an application that came by Request Another, or as a further one, shows that, with its origin', async () => {
  const original = { id: 105, type: 'visitor' as const };
  const further = [
    sampleRow(21, { origin: 'request', original: { ...original, type: 'intern' } }),
    sampleRow(22, { origin: 'secondary', original }),
    sampleRow(23, { origin: 'secondary' }),
  ];
  openStaff('/admin/intern-applications', listed(samplePage([ineza, ...further])));
  const notice = [...(await screen.findAllByText(/From a request to apply again|Further application/))];
  expect(notice.map((one) => one.textContent)).toEqual([
    'From a request to apply again, after INT-105',
    'Further application, after VIS-105',
    'Further application',
  ]);
  expect(screen.getByRole('link', { name: 'VIS-105' })).toHaveAttribute('href', '/dashboard/visitor/105');
});

test('an application that was not submitted offers no decision', async () => {
  openStaff('/admin/intern-applications', listed());
  expect((await row('INT-012')).getByRole('button', { name: /Edit Application Status/ })).toBeVisible();
  expect((await row('INT-013')).queryByRole('button', { name: /Edit Application Status/ })).toBeNull();
});

test('a search is asked of the server once the typing rests, and stands in the address', async () => {
  const { server } = openStaff('/admin/intern-applications?page=2', listed());
  await row('INT-012');
  const before = server.asked.length;
  const search = screen.getByLabelText('Search by name, email or id');
  expect(search).toHaveAccessibleDescription('You can type part of a word');
  await userEvent.type(search, 'ineza');
  expect(server.asked).toHaveLength(before);
  await waitFor(() => expect(location.search).toBe('?search=ineza'));
  await waitFor(() => expect(lastAsked(server.asked)).toContain('search'));
  expect(lastAsked(server.asked)).toBe('/api/applications/intern?page=1&sort=-submitted_date&search=ineza');
});

test('status, order and page stand in the address and are kept in a reload', async () => {
  const { server } = openStaff(
    '/admin/intern-applications?status=approved&sort=applicant_name&page=2&search=a',
    listed(samplePage([ineza], 21, 2)),
  );
  await row('INT-012');
  expect(lastAsked(server.asked)).toBe(
    '/api/applications/intern?page=2&sort=applicant_name&search=a&status=approved',
  );
  expect(screen.getByRole('columnheader', { name: /Applicant/ })).toHaveAttribute('aria-sort', 'ascending');

  await userEvent.click(screen.getByRole('button', { name: /Applicant/ }));
  expect(new URLSearchParams(location.search).get('sort')).toBe('-applicant_name');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  await waitFor(() => expect(lastAsked(server.asked)).toContain('status=rejected'));
  expect(new URLSearchParams(location.search).has('page')).toBe(false);
});

test('Previous and Next turn the pages, and no further than there are any', async () => {
  const { server } = openStaff('/admin/intern-applications', listed(samplePage([ineza], 11)));
  await row('INT-012');
  expect(screen.getByText('1 to 1 of 11')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  server.answers(LIST, samplePage([draft], 11, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await row('INT-013');
  expect(location.search).toBe('?page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(location.search).toBe('?page=2');
});

test('a search that finds very many shows that there are more, and goes on turning pages', async () => {
  const many = samplePage([ineza], 1000, 100);
  const reply = { ...many, pagination: { ...many.pagination, last_page: 101, more_than_total: true } };
  const { server } = openStaff('/admin/intern-applications?search=a&page=100', listed(reply));
  await row('INT-012');
  expect(screen.getByText('More than 1,000 applications found')).toBeVisible();
  expect(screen.getByText('991 to 991 of more than 1,000 found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastAsked(server.asked)).toContain('page=101'));
});

test('a page beyond the last one reports it, and leads back to the last', async () => {
  const { server } = openStaff('/admin/intern-applications?page=900', listed(samplePage([], 21, 900)));
  expect(await screen.findByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(location.search).toBe('?page=3');
  await waitFor(() => expect(lastAsked(server.asked)).toContain('page=3'));
});

test('an address that asks for what the server refuses shows the list all the same', async () => {
  const { server } = openStaff(
    `/admin/intern-applications?page=99999999999&status=pending&sort=id&search=${'a'.repeat(300)}`,
    listed(),
  );
  await row('INT-012');
  expect(lastAsked(server.asked)).toBe(
    `/api/applications/intern?page=1&sort=-submitted_date&search=${'a'.repeat(200)}`,
  );
});

test('an empty list has a message, and a search without a match has another', async () => {
  openStaff('/admin/intern-applications', listed(samplePage([])));
  expect(await screen.findByText('No Applications Here yet')).toBeVisible();
  await enter(userEvent, screen.getByLabelText('Search by name, email or id'), 'nobody');
  expect(await screen.findByText('No applications match')).toBeVisible();
});

test('a list that cannot be loaded shows why and tries again', async () => {
  const { server, shell } = openStaff(
    '/admin/intern-applications',
    listed(refusal(503, { message: 'Busy.' })),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load applications. Please try again.']);
  server.answers(LIST, samplePage([ineza]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await row('INT-012');
});

test('a list that failed is loaded again by itself when the connection is back', async () => {
  const { server } = openStaff('/admin/intern-applications', listed(refusal(503, { message: 'Busy.' })));
  await screen.findByRole('button', { name: 'Retry' });
  server.answers(LIST, samplePage([ineza]));
  act(() => void window.dispatchEvent(new Event('online')));
  await row('INT-012');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

describe('an application that a notification leads to', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }));
  afterEach(() => jest.useRealTimers());

  test('is marked for five seconds', async () => {
    openStaff('/admin/intern-applications?highlight=12', listed());
    const marked = (await screen.findByRole('rowheader', { name: 'INT-012' })).closest('tr');
    await waitFor(() => expect(marked).toHaveClass('p-marked'));
    expect(location.search).toBe('');
    act(() => jest.advanceTimersByTime(5000));
    expect(marked).not.toHaveClass('p-marked');
  });

  test('is searched for when it stands on another page', async () => {
    const { server } = openStaff('/admin/intern-applications?highlight=99', listed());
    await waitFor(() => expect(lastAsked(server.asked)).toContain('search=INT-099'));
    server.answers(LIST, samplePage([ineza]));
    await waitFor(() => expect(location.search).toBe('?search=INT-099'));
  });
});
