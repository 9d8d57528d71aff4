import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountToaster, type Toaster } from './toaster';

let toaster: Toaster;

/** The invisible bar of a toast: the toast ends when the bar's animation ends. */
const clockOf = (message: string) =>
  screen.getByText(message).closest('.Toastify__toast')?.querySelector<HTMLElement>('[role=progressbar]') ??
  null;

beforeAll(async () => {
  await act(async () => {
    toaster = mountToaster(document.body.appendChild(document.createElement('div')));
  });
});

describe('toasts', () => {
  it('are announced politely', async () => {
    act(() => toaster.info('Restoring your session...'));
    const toast = await screen.findByText('Restoring your session...');
    expect(toast.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['error', '4000ms'],
    ['blank', '4000ms'],
    ['success', '2000ms'],
  ] as const)('of kind %s stand for %s', async (kind, duration) => {
    act(() => toaster[kind](`A message of kind ${kind}`));
    await screen.findByText(`A message of kind ${kind}`);
    expect(clockOf(`A message of kind ${kind}`)?.style.animationDuration).toBe(duration);
  });

  it('stay for their duration, and then go', async () => {
    act(() => toaster.warning('The email was not sent', { durationMs: 6000 }));
    await screen.findByText('The email was not sent');
    const clock = clockOf('The email was not sent');
    expect(clock?.style.animationDuration).toBe('6000ms');
    if (clock) fireEvent.animationEnd(clock);
    await waitFor(() => expect(screen.queryByText('The email was not sent')).not.toBeInTheDocument());
  });

  it('with the same message are shown once', async () => {
    act(() => {
      toaster.error('Please fill in all required fields.');
      toaster.error('Please fill in all required fields.');
    });
    await screen.findByText('Please fill in all required fields.');
    expect(screen.getAllByText('Please fill in all required fields.')).toHaveLength(1);
    const toast = screen.getByText('Please fill in all required fields.').closest('.Toastify__toast');
    await userEvent.click(toast?.querySelector('button') as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Please fill in all required fields.')).toBeNull());
    act(() => toaster.error('Please fill in all required fields.'));
    expect(await screen.findByText('Please fill in all required fields.')).toBeInTheDocument();
  });

  it('are translated again in place', async () => {
    let word = 'Deleted';
    act(() => toaster.info(() => word));
    const toast = (await screen.findByText('Deleted')).closest('.Toastify__toast');
    word = 'Supprimé';
    act(() => toaster.drawAnew());
    expect(toast).toHaveTextContent('Supprimé');
  });

  it('of loading stay until they are dismissed', async () => {
    let id = '';
    act(() => {
      id = toaster.loading('Saving...');
    });
    await screen.findByText('Saving...');
    expect(clockOf('Saving...')).not.toHaveClass('Toastify__progress-bar--animated');
    act(() => toaster.dismiss(id));
    await waitFor(() => expect(screen.queryByText('Saving...')).not.toBeInTheDocument());
  });

  it('can be dismissed by hand', async () => {
    act(() => toaster.error('Something went wrong'));
    const toast = (await screen.findByText('Something went wrong')).closest<HTMLElement>('.Toastify__toast');
    const close = toast?.querySelector('button');
    expect(close).toHaveAccessibleName('Dismiss');
    if (close) await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument());
  });

  it('are at most twenty at once', async () => {
    act(() => {
      for (let count = 1; count <= 30; count += 1) toaster.error(`Message ${count}`);
    });
    await screen.findByText('Message 1');
    await waitFor(() => expect(document.querySelectorAll('.Toastify__toast').length).toBe(20));
  });
});
