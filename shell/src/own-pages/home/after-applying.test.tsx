import '@testing-library/jest-dom';
import { programmes } from '@portal/contract-svc-applications-v1';
import { render, screen, within } from '@testing-library/react';
import { AfterApplying } from './after-applying';

test('the steps of an application are shown in order, with the length that each programme has', () => {
  render(<AfterApplying />);
  const way = within(screen.getByRole('region', { name: 'What happens after you apply' }));
  expect(way.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'You apply',
    'We read',
    'We ask',
    'We decide',
    'You come',
    'If you apply today',
  ]);
  for (const { label, steps } of programmes)
    expect(way.getAllByRole('listitem')[0]).toHaveTextContent(`${label}: ${steps} short steps.`);
});
