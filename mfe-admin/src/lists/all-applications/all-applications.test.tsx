import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Asked,
  contracts,
  fakeServer,
  openStaff,
  overviewRow,
  refusal,
  sampleOverview,
  sampleView,
} from '../../testing';

const LIST = 'GET /api/admin/applications';
const rows = [12, 13, 14, 15].map((id) => overviewRow(id));
const listed = (reply: unknown = sampleOverview(rows)) => fakeServer({ [LIST]: reply });
const asked = (all: Asked[]) =>
  all.filter(({ path }) => path.split('?')[0] === '/api/admin/applications').map(({ path }) => path);
const pick = (id: number) => screen.findByRole('checkbox', { name: new RegExp(`^Select INT-0${id},`) });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select INT/ })
    .flatMap((box, index) => (box.checked ? [index + 12] : []));

test('people of every programme stand in one list, with what was chosen to be seen of them', async () => {
  const visitor = overviewRow(20, { type: 'visitor', applicant_name: 'Jean Bosco', nationality: 'Kenya' });
  openStaff('/admin/applications?columns=programme,nationality', listed(sampleOverview([...rows, visitor])));
  const row = within(
    (await screen.findByRole('rowheader', { name: /Jean Bosco/ })).closest('tr') as HTMLElement,
  );
  expect(row.getByText('VIS-020')).toBeVisible();
  expect(row.getByText('Kenya')).toBeVisible();
  expect(screen.getByText('5 applications')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Updated' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Updated' }));
  expect(screen.getByRole('columnheader', { name: 'Updated' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('columns')).toBe('programme,updated,nationality');
  await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(screen.getByRole('table')).toHaveClass('p-overview-roomy');
});

test('a filter is a chip that stands in the address and is taken away by its cross', async () => {
  const { server } = openStaff('/admin/applications?status=submitted', listed());
  expect(await screen.findByRole('button', { name: 'Status: Submitted' })).toBeVisible();
  expect(asked(server.asked).at(-1)).toContain('status=submitted');
  await userEvent.click(screen.getByRole('button', { name: 'Status: Submitted' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Approved' }));
  await waitFor(() => expect(asked(server.asked).at(-1)).toContain('status=submitted%2Capproved'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.selectOptions(screen.getByLabelText('Programme'), 'Visit');
  await waitFor(() => expect(new URLSearchParams(location.search).get('type')).toBe('visitor'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status' }));
  await waitFor(() => expect(location.search).toBe('?type=visitor'));
});

test('a filter of an address that nobody offers any more is seen, and can be taken away', async () => {
  // The service ignores an unknown filter.
  contracts.expectBreach(/listApplications does not take this request: the query knows no shelf/);
  openStaff('/admin/applications?shelf=7', listed());
  expect(await screen.findByRole('button', { name: 'shelf: 7' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter shelf' }));
  expect(location.search).toBe('');
});

test('pages are turned by their places, and a filter begins at the first', async () => {
  const { server } = openStaff(
    '/admin/applications',
    listed(sampleOverview(rows, { next: 'NEXT', total: 60 })),
  );
  await pick(12);
  server.answers(LIST, sampleOverview([overviewRow(70)], { previous: 'BACK', total: 60 }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await pick(70);
  expect(location.search).toBe('?after=NEXT');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(location.search).toBe('?before=BACK');
  await enter(userEvent, screen.getByLabelText('Search by name, email or id'), 'ine');
  await waitFor(() => expect(location.search).toBe('?search=ine'));
});

describe('rows are chosen', () => {
  test('rows are selected by a click, by Shift up to another row, and all of the page at once', async () => {
    openStaff('/admin/applications', listed());
    await userEvent.click(await pick(12));
    expect(chosen()).toEqual([12]);
    const third = (await pick(14)).closest('label') as HTMLElement;
    fireEvent.mouseDown(third, { shiftKey: true });
    fireEvent.click(await pick(14), { shiftKey: true });
    expect(chosen()).toEqual([12, 13, 14]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(chosen()).toEqual([12, 13, 14, 15]);
    expect(screen.getByRole('region', { name: 'Selected applications' })).toHaveTextContent('4 selected');
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('button', { name: 'Fewer actions' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
  });

  test('rows are selected by keys: Space, the arrows with Shift, Ctrl A', async () => {
    openStaff('/admin/applications', listed());
    (await pick(12)).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await pick(13)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(chosen()).toEqual([13]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await pick(15)).toHaveFocus();
    expect(chosen()).toEqual([13, 14, 15]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(chosen()).toEqual([12, 13, 14, 15]);
  });

  test('rows are selected over several pages, and those on other pages are counted', async () => {
    const { server } = openStaff(
      '/admin/applications',
      listed(sampleOverview(rows, { next: 'NEXT', total: 5 })),
    );
    await userEvent.click(await pick(12));
    server.answers(LIST, sampleOverview([overviewRow(70)], { previous: 'BACK', total: 5 }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(await pick(70));
    expect(screen.getByRole('region', { name: 'Selected applications' })).toHaveTextContent(
      '2 selected, 1 of them not on this page',
    );
  });

  test('all that match, no more than can be looked at; another filter ends that', async () => {
    const { server } = openStaff(
      '/admin/applications',
      listed(sampleOverview(rows, { next: 'NEXT', total: 60 })),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 60 that match' }));
    expect(screen.getByRole('region', { name: 'Selected applications' })).toHaveTextContent('60 selected');
    server.answers(LIST, sampleOverview(rows, { next: 'NEXT', total: 1001 }));
    await userEvent.click(screen.getByRole('button', { name: /Applicant/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull());
    expect(await screen.findByText('More than 1,000 applications')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText(/More than 1000 match: filter the list/)).toBeVisible();
  });
});

describe('a saved view', () => {
  test('has an address that opens its list', async () => {
    const { server } = openStaff(
      '/admin/applications?view=7',
      listed().answers('GET /api/admin/saved-views', { views: [sampleView()] }),
    );
    expect(await screen.findByRole('button', { name: 'View: To read' })).toBeVisible();
    await pick(12);
    expect(asked(server.asked)).toHaveLength(1);
    expect(asked(server.asked)[0]).toContain('status=submitted');
  });

  test('is saved under a name from the list that stands here', async () => {
    const { server, shell } = openStaff('/admin/applications?status=submitted&search=ine', listed());
    await pick(12);
    server.answers('POST /api/admin/saved-views', { view: sampleView() });
    server.answers('GET /api/admin/saved-views', { views: [sampleView()] });
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this list as a view' }));
    await enter(userEvent, await screen.findByLabelText('Name'), 'To read');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share with colleagues' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(location.search).toBe('?view=7'));
    expect(
      server.asked.find(({ method, path }) => method === 'POST' && path === '/api/admin/saved-views')?.body,
    ).toEqual({ name: 'To read', query: 'status=submitted', shared: true });
    expect(shell.calls).toContainEqual(['notify', 'success', 'The view To read is saved.']);
    expect(await screen.findByRole('button', { name: 'View: To read' })).toBeVisible();
  });

  test('shows the error of a taken name beside the name', async () => {
    const { server } = openStaff('/admin/applications', listed());
    await pick(12);
    const errors = { name: ['You have a view of this name already. Choose another name.'] };
    const refused = Object.assign(refusal(422, { errors }), { errors });
    server.answers('POST /api/admin/saved-views', refused);
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this list as a view' }));
    await enter(userEvent, await screen.findByLabelText('Name'), 'To read');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText(errors.name[0] as string)).toBeVisible();
  });

  test('that is not there any more is reported, and all is shown', async () => {
    openStaff('/admin/applications?view=99', listed());
    expect(await screen.findByText('This view does not exist')).toBeVisible();
    await pick(12);
  });

  test('is removed by its owner', async () => {
    const { server } = openStaff(
      '/admin/applications?view=7',
      listed().answers('GET /api/admin/saved-views', { views: [sampleView({ shared: true })] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'View: To read' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove To read' }));
    server.answers('POST /api/admin/saved-views/7/remove', null);
    server.answers('GET /api/admin/saved-views', { views: [] });
    expect(screen.getByText(/Colleagues lose it too/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove view' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
  });
});

test('a list that cannot be loaded shows why and tries again; an empty one has a message', async () => {
  const { server } = openStaff('/admin/applications', listed(refusal(503, { message: 'Busy.' })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  server.answers(LIST, sampleOverview([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No Applications Here yet')).toBeVisible();
});
