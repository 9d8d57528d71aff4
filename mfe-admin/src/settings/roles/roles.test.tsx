import '@testing-library/jest-dom';
import { permissions } from '@portal/contract-svc-auth-v1';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { ofReviewers } from '../../testing/permissions';

const reader = {
  id: 7,
  role: 'staff:7',
  name: 'Reader',
  permissions: ['readApplications', 'readDocuments'],
  version: 3,
  staff: [{ id: 2, name: 'Eric Nshuti' }],
  changeable: true,
};
const unused = {
  ...reader,
  id: 8,
  role: 'staff:8',
  name: 'Email desk',
  permissions: ['manageMail'],
  staff: [],
};

const rolesOf = (roles: object[]) => ({
  built_in: [
    { role: 'admin', permissions: [...permissions] },
    { role: 'reviewer', permissions: [...ofReviewers] },
  ],
  roles,
  own_permissions: [...permissions],
});

async function open(roles: object[] = [reader, unused]) {
  const server = fakeServer({ 'GET /api/staff/roles': rolesOf(roles) });
  const opened = openStaff('/admin/portal-settings/roles', server);
  await screen.findByRole('heading', { level: 2, name: 'Built-in roles' });
  return opened;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a portal without custom roles says what they are for', async () => {
  await open([]);
  expect(screen.getByRole('heading', { level: 3, name: 'No roles of your own yet' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Reviewer' })).toBeVisible();
});

test('each role shows in plain words what it may, and who has it', async () => {
  await open();
  expect(screen.getByText('Read applications, Open documents')).toBeVisible();
  expect(screen.getByText('Eric Nshuti')).toBeVisible();
  expect(screen.getByText('Nobody yet')).toBeVisible();
});

test('a role is made by its name and check boxes, each with an explanation', async () => {
  const { server, shell } = await open();
  await press('New role');
  const dialog = await dialogOf('New role');
  await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
  const summary = within(await dialog.findByRole('alert'));
  expect(summary.getByRole('link', { name: 'Give the role a name' })).toBeVisible();
  expect(summary.getByRole('link', { name: 'Choose what the role may do' })).toBeVisible();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(permissions.length);
  const documents = dialog.getByRole('checkbox', { name: 'Open documents' });
  expect(documents).toHaveAccessibleDescription('Files and letters that applicants and referees have sent.');
  await userEvent.type(dialog.getByLabelText('Name of the role'), 'Reader two');
  await userEvent.click(documents);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Manage roles' }));
  server.answers('POST /api/staff/roles', { role: { ...reader, name: 'Reader two' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/staff/roles',
    body: { name: 'Reader two', permissions: ['readDocuments', 'manageRoles'] },
  });
  expect(shell.calls).toContainEqual(['notify', 'success', 'The role Reader two is saved.']);
});

test('a change says whom it signs out, and tells the version that was read', async () => {
  const { server } = await open();
  await press('Change : Reader');
  const dialog = await dialogOf('Change Reader');
  expect(dialog.queryByText('1 person will be signed out')).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Decide' }));
  expect(dialog.getByText('1 person will be signed out')).toBeVisible();
  server.answers('PATCH /api/staff/roles/7', { role: reader });
  await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(server.asked).toContainEqual({
    method: 'PATCH',
    path: '/api/staff/roles/7',
    body: { version: 3, name: 'Reader', permissions: ['readApplications', 'readDocuments', 'decide'] },
  });
});

test('what somebody else has changed meanwhile is said in the dialog, and nothing typed is lost', async () => {
  const { server } = await open();
  const message = 'Somebody else has changed this role meanwhile.';
  server.answers('PATCH /api/staff/roles/7', refusal(409, { message }));
  await press('Change : Reader');
  const dialog = await dialogOf('Change Reader');
  await userEvent.type(dialog.getByLabelText('Name of the role'), ' two');
  await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Name of the role')).toHaveValue('Reader two');
});

test('a role that somebody has is removed with the role that they get instead', async () => {
  const { server } = await open();
  await press('Remove : Reader');
  const dialog = await dialogOf('Remove the role Reader?');
  expect(dialog.getByText(/^Eric Nshuti will get another role/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Role they get instead'), 'Reviewer');
  server.answers('DELETE /api/staff/roles/7?version=3&move_to=reviewer', null);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(server.asked).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/api/staff/roles/7?version=3&move_to=reviewer' }),
  );
});

test('a role that nobody has is removed after a question', async () => {
  const { server } = await open();
  await press('Remove : Email desk');
  const dialog = await dialogOf('Remove the role Email desk?');
  server.answers('DELETE /api/staff/roles/8?version=3', null);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(server.asked).toContainEqual(
    expect.objectContaining({ method: 'DELETE', path: '/api/staff/roles/8?version=3' }),
  );
});

test('a role that allows more than one’s own cannot be changed, and says so', async () => {
  await open([{ ...reader, changeable: false }]);
  expect(screen.queryByRole('button', { name: 'Change : Reader' })).toBeNull();
  expect(screen.getByText(/^You cannot change this role/)).toBeVisible();
});

/** The links of the navigation, except the link to the person's own profile. */
const placesIn = (nav: { getAllByRole: (role: string) => HTMLElement[] }) =>
  nav
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') !== '/admin/profile')
    .map(({ textContent }) => textContent?.trim());

describe('somebody with a custom role', () => {
  const as = (address: string, ...may: string[]) => openStaff(address, fakeServer(), 'staff:7', [], may);

  test('finds in the navigation what the role includes', async () => {
    as('/admin/portal-settings', 'manageStaff', 'readReports');
    const nav = within(await screen.findByRole('navigation', { name: 'Staff area' }));
    expect(placesIn(nav)).toEqual(['Reports', 'Portal Settings', 'People']);
    expect(await screen.findByRole('link', { name: /^Staff accounts/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Roles/ })).toBeNull();
  });

  test('is told kindly where a link leads outside of the role', async () => {
    as('/admin/portal-settings/roles', 'readReports');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not part of your role' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Reports' })).toHaveAttribute('href', '/admin/reports');
  });

  test('whose session was opened before it told permissions is asked for them', async () => {
    const server = fakeServer({ 'GET /api/me': { ...me, permissions: ['readReports'] } });
    openStaff('/admin/profile', server, 'staff:7', [], null);
    const nav = within(await screen.findByRole('navigation', { name: 'Staff area' }));
    expect(placesIn(nav)).toEqual(['Reports']);
  });
});

const me = {
  id: 1,
  name: 'Aline Uwera',
  email: 'aline@hope.example',
  role: 'staff:7',
  role_name: 'Reports desk',
  image: null,
  phone: null,
  must_change_password: false,
};
