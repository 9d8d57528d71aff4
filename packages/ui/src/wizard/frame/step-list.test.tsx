import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { StepBadge } from './step-list';

const steps = ['Welcome', 'Documents', 'Review'].map((label) => ({ value: label, label, seconds: 120 }));

const draw = (current: number) =>
  render(<StepBadge steps={steps} current={current} reached={2} href={() => '#'} onOpen={() => undefined} />);

test('the time that is left is shown in the furthest step, and not to somebody who has gone back', () => {
  const { unmount } = draw(2);
  expect(screen.getByText('About 4 minutes left')).toBeVisible();
  unmount();
  draw(1);
  expect(screen.queryByText(/minutes left/)).toBeNull();
});
