import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { next, onStep, openWizard } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const answer = async (user: ReturnType<typeof openWizard>['user'], question: RegExp, name: 'Yes' | 'No') =>
  user.click(within(await screen.findByRole('group', { name: question })).getByRole('radio', { name }));

test('somebody who is not enrolled learns it at once, and where else they might go', async () => {
  const { user } = openWizard();
  await answer(user, /enrolled now/, 'No');
  expect(screen.getByText('This internship is for students').closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'You can apply for a visit instead' })).toHaveAttribute(
    'href',
    '/application/visitors',
  );
  expect(screen.getByRole('link', { name: 'Example volunteers' })).toHaveAttribute(
    'href',
    'https://volunteers.example',
  );
  await answer(user, /enrolled now/, 'Yes');
  expect(screen.queryByText('This internship is for students')).toBeNull();
});

test('who is too young is not sent to a visit, which is for adults, too', async () => {
  const { user } = openWizard();
  await answer(user, /enrolled now/, 'No');
  await answer(user, /18 years/, 'No');
  expect(screen.getByText('You can apply from your 18th birthday')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'You can apply for a visit instead' })).toBeNull();
});

test('the answers hold nobody up, and what was chosen stays', async () => {
  const { user } = openWizard();
  await user.click(await screen.findByLabelText('Volunteer'));
  await answer(user, /enrolled now/, 'No');
  expect(screen.getByLabelText('Volunteer')).toBeChecked();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next());
  await onStep('Personal Info');
});
