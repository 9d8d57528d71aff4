import '@testing-library/jest-dom';
import type { ShellApi } from '@portal/contract-shell-v1';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailedLinkLater } from './mailed-link-later';

let mockLineIsDown = true;
jest.mock('./mailed-link', () => {
  if (mockLineIsDown) throw new Error('Loading chunk mailed-link failed.');
  return { __esModule: true, default: ({ token }: { token: string }) => `The form of ${token}` };
});

it('a form whose code does not load shows that, and loads on a press, with the secret of its link', async () => {
  render(<MailedLinkLater shell={{} as ShellApi} token="tok-123" show={() => undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  mockLineIsDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The form of tok-123')).toBeVisible();
});
