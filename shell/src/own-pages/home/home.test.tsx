import '@testing-library/jest-dom';
import type { Branding } from '@portal/contract-shell-v1';
import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import HomePage from './index';
import { loadParts } from './parts-later';

function open(shell: FakeShell = fakeShell()) {
  return { shell, ...render(<HomePage shell={shell} />) };
}

// jsdom lacks the methods of <dialog>; a real browser keeps the focus inside and closes it on Escape.
beforeAll(loadParts);
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the home page', () => {
  it('offers both programmes', () => {
    open();
    expect(screen.getByRole('link', { name: 'Apply Now for an internship' })).toHaveAttribute(
      'href',
      '/application/interns',
    );
    expect(screen.getByRole('link', { name: 'Apply Now for a visit' })).toHaveAttribute(
      'href',
      '/application/visitors',
    );
  });

  it('shows on request what is needed', async () => {
    open();
    const more = screen.getByRole('button', { name: 'What you will need for an internship' });
    expect(screen.getByText('A valid criminal record')).not.toBeVisible();
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('A valid criminal record')).toBeVisible();
  });

  it('shows those who have started how to continue', () => {
    open();
    expect(screen.getByRole('region', { name: 'Already started?' })).toHaveTextContent(
      'enter the same email and phone number',
    );
  });

  it('is named after the organisation', () => {
    open();
    expect(document.title).toBe('Organisation name');
  });

  it('has a menu for small screens with the same two choices and a mail link', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Internship' })).toHaveAttribute('href', '/application/interns');
    expect(menu.getByRole('link', { name: 'Visitor' })).toHaveAttribute('href', '/application/visitors');
    expect(menu.getByRole('link', { name: 'apply@organisation.example' })).toHaveAttribute(
      'href',
      'mailto:apply@organisation.example',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes the menu on a press beside it', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('links to where else the organisation is met', () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Website',
      'Newsletter',
      'Example social',
      'Questions and answers',
      'Accessibility',
      'apply@organisation.example',
    ]);
  });

  it('shows no link that is not configured', () => {
    const shell = fakeShell();
    const bare: Branding = { ...shell.branding, website: null, newsletter: null, social: [] };
    open({ ...shell, branding: bare });
    expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(3);
  });

  it('has nothing that axe objects to', async () => {
    const { container } = open();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
