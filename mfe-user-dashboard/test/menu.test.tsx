import '@testing-library/jest-dom';
import { feedback, heading, openWith, screen, waitFor, within } from './open';

// jsdom draws dialogs but cannot open them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function openMenu() {
  const dashboard = openWith({ feedback: [feedback(1)] });
  await dashboard.user.click(await screen.findByRole('button', { name: /^Menu/ }));
  return { ...dashboard, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
}

test('on a phone the menu opens over the page with every view and Logout', async () => {
  const { menu } = await openMenu();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Applications',
    'Requests',
    'Feedback1 unread',
    'Profile Settings',
  ]);
  expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(menu.getByText('Signed in as Ineza Mukamana')).toBeVisible();
});

test('choosing a view closes it', async () => {
  const { menu, user } = await openMenu();
  await user.click(menu.getByRole('link', { name: 'Profile Settings' }));
  await heading('Profile Settings');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('it can be closed without choosing', async () => {
  const { menu, user } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Close the menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
