import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveDialog } from './leave-dialog';

test('what keeps the answers is the main answer, and what deletes them stands last and is not the loudest', async () => {
  const onAnswer = jest.fn();
  render(<LeaveDialog reason="typed" onAnswer={onAnswer} />);
  const words = [/keep/i, /stay/i, /delete/i];
  const answers = [...document.querySelectorAll('.modal-footer button')];
  expect(answers.map(({ textContent }) => words.findIndex((one) => one.test(textContent ?? '')))).toEqual([
    0, 1, 2,
  ]);
  expect(document.querySelectorAll('.modal-footer .btn-primary')).toHaveLength(1);
  expect(answers[0]).toHaveClass('btn-primary');
  await userEvent.click(screen.getByRole('button', { name: /delete/i }));
  expect(onAnswer).toHaveBeenCalledWith('delete');
});
