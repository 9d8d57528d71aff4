import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { OwnCopy } from '../src/wizards/wizard/submitted/own-copy';

const link = '/api/user/applications/7/pdf?link=abc';

test('the submitted application can be saved as a PDF, for a quarter of an hour', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:30:05Z') });
  render(<OwnCopy link={link} submittedAt="2026-11-21T09:30:00Z" />);
  expect(screen.getByRole('link', { name: 'Download your application (PDF)' })).toHaveAttribute('href', link);
  act(() => jest.advanceTimersByTime(15 * 60 * 1000));
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/');
  jest.useRealTimers();
});
