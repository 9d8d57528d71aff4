import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { next, openStep, problems } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an error goes when its field is left corrected, at the field and in the summary', async () => {
  const { user } = await openStep(9, 'Academic Reference', { form: {} });
  await user.click(next());
  expect(await problems()).toContain("Enter the referee's full name");
  const name = screen.getByLabelText('Full name');
  fireEvent.change(name, { target: { value: 'Jean Habimana' } });
  fireEvent.blur(name);
  await waitFor(() => expect(screen.queryByText("Enter the referee's full name")).toBeNull());
  expect(screen.getAllByText("Enter the referee's institution")).toHaveLength(2);
  expect(name).not.toHaveAttribute('aria-invalid', 'true');
});
