import '@testing-library/jest-dom';
import { homeCards, programmes } from '@portal/contract-svc-applications-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import PreparePage from './index';

beforeEach(() => localStorage.clear());

const [first] = programmes;
const { name, facts, needs } = homeCards[first.key];
const list = () => within(screen.getByRole('group', { name: `Your list ${name}` }));

describe('the list of what one will need', () => {
  it('asks first whether a programme is for the reader, and keeps nobody from applying', () => {
    render(<PreparePage shell={fakeShell()} />);
    expect(screen.getByText(facts[0] as string)).toBeVisible();
    expect(screen.getByRole('link', { name: `Apply Now for ${first.one}` })).toBeVisible();
  });

  it('keeps what is ticked on the device, and shows when all of it is there', async () => {
    const { unmount } = render(<PreparePage shell={fakeShell()} />);
    const [one, ...others] = list().getAllByRole('checkbox');
    await userEvent.click(one as HTMLElement);
    expect(screen.getByText(`1 of ${needs.length} ready`)).toBeVisible();
    unmount();
    render(<PreparePage shell={fakeShell()} />);
    expect(list().getAllByRole('checkbox')[0]).toBeChecked();
    for (const box of list().getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    expect(others).toHaveLength(needs.length - 1);
    expect(screen.getByText('You have everything. You are ready.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Untick all' }));
    expect(list().getAllByRole('checkbox')[0]).not.toBeChecked();
  });

  it('is printed', async () => {
    const print = jest.fn();
    Object.assign(globalThis, { print });
    render(<PreparePage shell={fakeShell()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print this list' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('has no violation', async () => {
    const { container } = render(<PreparePage shell={fakeShell()} />);
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
  });
});
