import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import HelpPage from './index';

const open = (hash = '') => {
  history.replaceState(null, '', `/help${hash}`);
  return render(<HelpPage shell={fakeShell()} />);
};
const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

describe('the help page', () => {
  it('has all questions, closed, and shows whom to ask', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Help');
    expect(screen.getByText('How do I add a document?')).toBeVisible();
    expect(openOnes()).toEqual([]);
    expect(screen.getByRole('link', { name: 'apply@organisation.example' })).toBeVisible();
  });

  it('shows the answers that have the words, opened, and how many', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox'), 'forgot');
    expect(openOnes()).toEqual(['password']);
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    expect(screen.queryByText('How do I add a document?')).not.toBeInTheDocument();
  });

  it('shows what to do when no answer has the words', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox'), 'volcano');
    expect(screen.getByRole('status')).toHaveTextContent('We found no answer with these words.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByText('How do I add a document?')).toBeVisible();
  });

  it('opens the answer that a link names, also a later one', () => {
    open('#documents');
    expect(openOnes()).toEqual(['documents']);
    act(() => {
      history.replaceState(null, '', '/help#password');
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(openOnes()).toEqual(['password']);
  });

  it('opens all answers on paper, where nobody can press, and closes them after it', () => {
    open();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(openOnes()).toHaveLength(document.querySelectorAll('details').length);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(openOnes()).toEqual([]);
  });

  it('has no violation', async () => {
    const { container } = open('#documents');
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
  });
});
