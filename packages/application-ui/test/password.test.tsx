import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordCard, type TypedPasswords } from '../src/account/password';
import { enter } from '../src/testing';
import { axe } from './axe';

const check = ({ newPassword }: TypedPasswords) =>
  newPassword === 'short' ? { newPassword: 'Password must be at least 8 characters long' } : {};

function open(send: (typed: TypedPasswords) => Promise<void> = async () => undefined) {
  const onFailed = jest.fn();
  const sent = jest.fn(send);
  const view = render(
    <main>
      <h1>Profile</h1>
      <ChangePasswordCard
        email="ineza@example.org"
        hint="At least 8 characters."
        page={{ title: 'Profile', site: 'Organisation name' }}
        check={check}
        send={sent}
        onFailed={onFailed}
      />
    </main>,
  );
  return { ...view, sent, onFailed };
}

async function change(wanted: string) {
  for (const [label, text] of [
    ['Current password', 'Mailed-123'],
    ['New password', wanted],
    ['Confirm new password', wanted],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await enter(userEvent, screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('what is wrong is shown at once, with the focus on it, and nothing is sent', async () => {
  const { sent, container } = open();
  await change('short');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    /Password must be at least 8 characters long/,
  );
  expect(document.title).toBe('Error: Profile - Organisation name');
  expect(sent).not.toHaveBeenCalled();
  expect(await axe(container)).toEqual([]);
});

test('a changed password is confirmed, and the fields are empty', async () => {
  const { sent } = open();
  await change('Amahoro-99');
  expect(await screen.findByText('Your password is changed')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    currentPassword: 'Mailed-123',
    newPassword: 'Amahoro-99',
    confirmation: 'Amahoro-99',
  });
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test.each([
  [401, {}, 'Current password is incorrect.', 'Current password is incorrect.'],
  [
    422,
    { newPassword: ['Choose another one than before'] },
    'Choose another one than before',
    'Validation Error: Please check the form for errors.',
  ],
  [429, {}, 'Too many attempts.', 'Too many attempts.'],
])('refused with %i it shows why, and what was typed stays', async (status, errors, result, toast) => {
  const { onFailed } = open(() => Promise.reject({ status, message: 'Too many attempts.', errors }));
  await change('Amahoro-99');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(result));
  expect(onFailed).toHaveBeenCalledWith(toast);
  expect(screen.getByLabelText('New password')).toHaveValue('Amahoro-99');
});
