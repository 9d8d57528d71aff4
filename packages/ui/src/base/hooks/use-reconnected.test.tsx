import '@testing-library/jest-dom';
import { act, render, renderHook, screen } from '@testing-library/react';
import { useReconnected } from './use-reconnected';

const setConnection = () => act(() => void window.dispatchEvent(new Event('online')));

function reading() {
  const again = jest.fn();
  const { rerender, unmount } = renderHook((failed: boolean) => useReconnected(failed, again), {
    initialProps: false,
  });
  return { again, becomes: rerender, leave: unmount };
}

test('what failed is loaded again when back online, and not before', () => {
  const { again, becomes } = reading();
  becomes(true);
  expect(again).not.toHaveBeenCalled();
  setConnection();
  expect(again).toHaveBeenCalledTimes(1);
});

test('what was read, and what is not shown any more, is left alone', () => {
  const { again, becomes, leave } = reading();
  becomes(true);
  becomes(false);
  setConnection();
  expect(again).not.toHaveBeenCalled();
  becomes(true);
  expect(again).toHaveBeenCalledTimes(1);
  leave();
  setConnection();
  expect(again).toHaveBeenCalledTimes(1);
});

test('a load that was running when the connection came back, and fails then, is repeated once', () => {
  const { again, becomes } = reading();
  setConnection();
  expect(again).not.toHaveBeenCalled();
  becomes(true);
  expect(again).toHaveBeenCalledTimes(1);
  becomes(false);
  becomes(true);
  expect(again).toHaveBeenCalledTimes(1);
});

test('who stood on the button of what failed stands on the heading; others stay where they are', () => {
  function Page() {
    useReconnected(true, () => undefined);
    return (
      <main id="main">
        <h1 tabIndex={-1}>Applications</h1>
        <input aria-label="Search" />
        <div role="alert">
          <button type="button">Try again</button>
        </div>
      </main>
    );
  }
  render(<Page />);
  screen.getByLabelText('Search').focus();
  setConnection();
  expect(screen.getByLabelText('Search')).toHaveFocus();
  screen.getByRole('button').focus();
  setConnection();
  expect(screen.getByRole('heading')).toHaveFocus();
});
