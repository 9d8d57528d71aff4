import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls } from '../../../../test/fake-server';
import { SignInPanel } from './panel';

// Simulates being offline before the sign-in's code has loaded.
jest.mock('./acts', () => {
  throw new TypeError('Failed to fetch');
});

test('where the code that signs in does not load, the form shows what to do and keeps what was typed', async () => {
  render(<SignInPanel shell={fakeShell()} />);
  await userEvent.type(screen.getByLabelText('Email or phone'), 'ineza@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Login failed. Please try again.');
  expect(alert).toHaveTextContent('Check your connection and try again.');
  expect(screen.getByLabelText('Email or phone')).toHaveValue('ineza@example.org');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(calls()).toEqual([]);
});
