import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper';

test('stations are a list in their order; what is behind us is marked', () => {
  render(
    <Stepper
      steps={[
        { key: 'sent', title: 'Sent', text: '23 November 2026', done: true },
        { key: 'read', text: 'We read it.' },
      ]}
    />,
  );
  const [sent, read] = screen.getAllByRole('listitem');
  expect(sent).toHaveTextContent('Sent23 November 2026');
  expect(sent).toHaveClass('p-done');
  expect(read).toHaveTextContent('We read it.');
  expect(read).not.toHaveClass('p-done');
});
