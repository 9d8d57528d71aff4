import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

describe('a text area with a limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts what is left', () => {
    render(<TextArea name="statement" label="Statement" limit={10} defaultValue="Amahoro" />);
    expect(screen.getByText('You have 3 characters left')).toBeVisible();
    expect(screen.getByLabelText('Statement')).toHaveAccessibleDescription('You have 3 characters left');
  });

  it('lets people type past the limit and shows by how many', async () => {
    render(<TextArea label="Statement" limit={5} />);
    await typist().type(screen.getByLabelText('Statement'), 'Amahoro');
    expect(screen.getByLabelText('Statement')).toHaveValue('Amahoro');
    expect(screen.getByText('You have 2 characters too many')).toHaveClass('p-count-over');
  });

  it('uses the singular for one character', async () => {
    render(<TextArea label="Statement" limit={5} />);
    await typist().type(screen.getByLabelText('Statement'), 'Amah');
    expect(screen.getByText('You have 1 character left')).toBeVisible();
  });

  it('announces the count politely, once typing has paused', async () => {
    render(<TextArea label="Statement" limit={5} />);
    const announced = screen.getByRole('status');
    await typist().type(screen.getByLabelText('Statement'), 'Amahoro');
    expect(announced).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1000));
    expect(announced).toHaveTextContent('You have 2 characters too many');
  });

  it('shows nothing before anything was typed', () => {
    render(<TextArea label="Statement" limit={5} defaultValue="Amah" />);
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts again when the text is set by code', () => {
    const { rerender } = render(<TextArea label="Statement" limit={10} value="Amahoro" readOnly />);
    rerender(<TextArea label="Statement" limit={10} value="Yego" readOnly />);
    expect(screen.getByText('You have 6 characters left')).toBeVisible();
  });
});

test('with a least length the counter stands against the limit, and is red outside of both', async () => {
  const user = userEvent.setup();
  render(<TextArea name="message" label="Message" limit={12} least={10} />);
  const area = screen.getByLabelText('Message');
  const counter = () => screen.getByText(/^\d+\/12$/);
  const isRed = () => counter().parentElement?.className.includes('p-count-over');
  expect(counter()).toHaveTextContent('0/12');
  expect(isRed()).toBe(false);
  await user.type(area, 'too short');
  expect(counter()).toHaveTextContent('9/12');
  expect(isRed()).toBe(true);
  await user.type(area, '!');
  expect(isRed()).toBe(false);
  expect(area).toHaveAccessibleDescription('You have 2 characters left');
  await user.type(area, '!!!');
  expect(isRed()).toBe(true);
});
