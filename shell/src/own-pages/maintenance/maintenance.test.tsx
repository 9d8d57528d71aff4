import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import MaintenancePage from './index';

function closed() {
  const shell = fakeShell({ settings: { portalEnabled: false } });
  return { shell, ...render(<MaintenancePage shell={shell} />) };
}

describe('the page of the closed portal', () => {
  it('shows that the period has ended and that nothing is lost', () => {
    closed();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The application period has ended');
    expect(screen.getByText(/is kept on this device/)).toBeVisible();
    expect(document.title).toBe('The application period has ended - Organisation name');
  });

  it('links to website, newsletter and social media, and lets staff in', () => {
    closed();
    for (const name of ['Website', 'Newsletter', 'Example social']) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Staff sign-in' })).toHaveAttribute('href', '/staff/auth');
  });

  it('checks again when asked and shows what it found', async () => {
    const { shell } = closed();
    const refresh = jest.spyOn(shell.settings, 'refresh');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(refresh).toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent(/^Still closed at \d\d:\d\d/);
  });

  it('shows when the portal opens again', () => {
    const { shell } = closed();
    act(() => shell.changeSettings({ portalEnabled: true }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The portal is open again');
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  });

  it('has nothing that axe objects to', async () => {
    const { container } = closed();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
