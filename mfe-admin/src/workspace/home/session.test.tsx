import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal } from '../../testing';
import { deskPortal as portal } from '../../testing/sample-desk';

const LIST = 'GET /api/applications/intern';

test('the navigation shows who is signed in, and signs out to the staff sign-in', async () => {
  const { shell } = openStaff('/dashboard', portal().answers('POST /api/logout', null));
  expect(await screen.findByText('aline@hope.example')).toBeVisible();
  expect(screen.getByRole('link', { name: /^My profile: Aline Uwera/ })).toHaveAttribute(
    'href',
    '/admin/profile',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(shell.calls).toContainEqual(['session.end', 'signed-out']);
  expect(shell.calls).toContainEqual(['navigate', '/staff/auth']);
});

test('a list that is refused ends the session with a word why', async () => {
  const { shell } = openStaff('/dashboard/intern', portal().answers(LIST, refusal(401)));
  await waitFor(() => expect(shell.session.current()).toBeNull());
  expect(shell.calls).toContainEqual(['notify', 'error', 'Session expired. Please login again.']);
});
