import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { apiError } from '../dev/fake-portal';
import { asked, bodyOf, enter, onStep, openStep, openWizard } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const path = '/api/user/applications/7/discard';

async function question({ user }: Awaited<ReturnType<typeof openStep>>) {
  await user.click(screen.getByRole('button', { name: 'Discard this application' }));
  return within(await screen.findByRole('dialog', { name: 'Discard this application?' }));
}

test('an application begun by accident is discarded after a question that explains how to bring it back', async () => {
  const wizard = await openStep(6, 'Motivation');
  await enter(
    wizard.user,
    screen.getByLabelText('Personal statement: why do you want to come to us?'),
    ' and more',
  );
  const dialog = await question(wizard);
  expect(
    dialog.getByText(/bring it back for one day: continue your application with the same email/),
  ).toBeVisible();
  await wizard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(wizard.shell.calls).toContainEqual(['navigate', '/']));
  // The last typed answers are saved first, so that restoring the draft brings them back, too.
  expect(asked(wizard.portal).slice(-3)).toEqual(['/api/save-progress', path, '/api/logout']);
  expect(bodyOf(wizard.portal, '/api/save-progress')).toMatchObject({
    form_data: { personal_statement: expect.stringContaining(' and more') },
  });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(wizard.toasts()).toContain('success: Application Discarded');
});

test('who keeps it, or whose discarding fails, is still there with every word', async () => {
  const wizard = await openStep(6, 'Motivation');
  const kept = await question(wizard);
  await wizard.user.click(kept.getByRole('button', { name: 'Keep it' }));
  expect(asked(wizard.portal)).not.toContain(path);

  wizard.portal.fail(path, apiError(0));
  const dialog = await question(wizard);
  await wizard.user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/could not be reached/);
  expect(wizard.toasts()).toContain('error: Failed to discard the application.');
  await wizard.user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await onStep('Motivation');
  expect(screen.getByLabelText('Personal statement: why do you want to come to us?')).not.toHaveValue('');
});

test('before the sign-in there is nothing to discard', async () => {
  openWizard();
  await screen.findByLabelText('Volunteer');
  expect(screen.queryByRole('button', { name: 'Discard this application' })).toBeNull();
});
