import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import { WelcomePage } from './welcome-page';

beforeEach(() => {
  render(<WelcomePage shell={fakeShell()} />);
});

test('it says plainly that visit applications are taken by e-mail for now', () => {
  expect(screen.getByText('Visit applications are taken by e-mail for now')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: /apply@organisation.example|Write to us/ })) {
    expect(link).toHaveAttribute('href', 'mailto:apply@organisation.example?subject=Visit%20application');
  }
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  'A signed CV or professional bio (PDF)',
  'For an institutional visit: a letter of support from your institution (PDF)',
  'There is no financial sponsorship: visitors pay their own costs.',
  'Approval is not guaranteed, and visits depend on availability.',
])('it says: %s', (sentence) => {
  expect(screen.getByText(sentence)).toBeVisible();
});

test('its title is its own', () => {
  expect(document.title).toBe('Visit application - Organisation name');
});
