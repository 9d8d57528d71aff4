import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import AccessibilityPage from './index';

test('the statement names what was tested, what was not, and whom to contact', async () => {
  const { container } = render(<AccessibilityPage shell={fakeShell()} />);
  for (const heading of ['What is tested', 'What is not tested'])
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  for (const what of [
    /keyboard alone/,
    /high contrast/,
    /400 %/,
    /44/,
    /screen reader says/,
    /Orca has read/,
    /in Firefox and in WebKit/,
    /on 23 November 2026/,
    /Kinyarwanda/,
  ])
    expect(screen.getByText(what)).toBeVisible();
  expect(screen.getByRole('link', { name: 'apply@organisation.example' })).toBeVisible();
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  );
});
