import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Asked, openStaff, samplePage } from '../../testing';
import { eric, ineza, deskPortal as portal } from '../../testing/sample-desk';
import { sampleAwaited } from '../../testing/sample-today';

const LIST = 'GET /api/applications/intern';
const person = (name: string) => screen.findByRole('heading', { level: 1, name });
const listedNames = () =>
  within(screen.getByRole('list', { name: 'Intern Applications' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

beforeEach(() => localStorage.clear());

test('the order is chosen in the list, and next and previous follow it', async () => {
  const { server } = openStaff('/dashboard/intern/12?status=submitted', portal());
  const turned = samplePage([eric, ineza]);
  await screen.findByRole('link', { name: /Eric Nshuti/ });
  server.answers(LIST, turned);
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
  await waitFor(() => expect(location.search).toBe('?status=submitted&sort=submitted_date'));
  await waitFor(() => expect(listedNames()).toEqual(['Eric Nshuti', 'Ineza Mukamana']));
  expect(screen.queryByRole('link', { name: 'Next applicant' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(await person('Eric Nshuti')).toBeVisible();
});

test('an empty programme has a message', async () => {
  openStaff('/dashboard/intern', portal().answers(LIST, samplePage([])));
  expect(await screen.findByText('No Applications Here yet')).toBeVisible();
  expect(screen.getByText('When applications of this kind are created, they will appear here')).toBeVisible();
});

test('outstanding items go on beyond those in the address, and back', async () => {
  const server = portal().answers('GET /api/admin/application-lines', ({ path }: Asked) => ({
    applications: new URL(path, 'http://alone').searchParams
      .get('ids')
      ?.split(',')
      .map((id) => (id === '12' ? ineza : eric)),
  }));
  server.answers('GET /api/admin/awaited', sampleAwaited({ order: [eric.id, ineza.id] }));
  openStaff('/dashboard/intern/12?list=outstanding&of=over&ids=12', server);
  await person('Ineza Mukamana');
  const previous = await screen.findByRole('link', { name: 'Previous applicant' });
  expect(previous).toHaveAttribute('href', '/dashboard/intern/11?list=outstanding&of=over&ids=11,12');
  expect(server.asked.map(({ path }) => path)).toContain('/api/admin/awaited?kind=over&around=12');
  expect(screen.queryByRole('link', { name: 'Next applicant' })).toBeNull();
});
