import '@testing-library/jest-dom';
import { asked, drawn, enter, leave, next, onStep } from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openWizard, storedFiles, visitor, wholeVisit } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const begun = (step: number) => fakePortal({ person: visitor, form: wholeVisit, uploads: storedFiles, step });
const cameFromDashboard = (step: number) =>
  openWizard({ portal: begun(step), signedIn: true, role: 'intern', scope: 'account', query: '?continue' });

describe('an intern with a first visit in the making', () => {
  test('comes from the dashboard and goes on where they stopped, without signing in again', async () => {
    const { portal } = cameFromDashboard(5);
    await drawn('Logistics');
    expect(asked(portal)).toEqual(['/api/visitor/get-progress']);
  });

  test('stays signed in once it is submitted', async () => {
    const { user, shell, portal } = cameFromDashboard(8);
    await drawn('Review & Submit');
    await enter(user, await screen.findByLabelText('Signature'), 'Jean Bosco');
    await user.click(screen.getByLabelText('I agree to the terms and conditions'));
    await user.click(next(/Submit/));
    await waitFor(() => expect(asked(portal)).toContain('/api/visitor/submit'));
    expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(asked(portal)).not.toContain('/api/logout');
    expect(shell.session.current()).not.toBeNull();
  });

  test('leaves by Leave: what was typed is saved, and nobody is signed in on this phone any more', async () => {
    const wizard = cameFromDashboard(5);
    await drawn('Logistics');
    expect(await leave(wizard)).toEqual({ asked: ['/api/visitor/save-progress', '/api/logout'], kept: [] });
    expect(wizard.shell.session.current()).toBeNull();
  });

  test('goes back to the dashboard, with what was typed saved, and stays signed in', async () => {
    const { user, shell, portal } = cameFromDashboard(5);
    await drawn('Logistics');
    await user.click(screen.getByRole('button', { name: 'Back to my dashboard' }));
    await waitFor(() => expect(shell.calls).toContainEqual(['navigate', '/userdashboard']));
    expect(asked(portal)).toContain('/api/visitor/save-progress');
    expect(asked(portal)).not.toContain('/api/logout');
    expect(shell.session.current()).not.toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('discards the visit, stays signed in, and refers the person to the dashboard', async () => {
    const { user, shell, portal } = cameFromDashboard(5);
    await drawn('Logistics');
    await user.click(screen.getByRole('button', { name: 'Discard this application' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this application?' }));
    expect(dialog.getByText(/bring it back in your dashboard for one day/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(shell.calls).toContainEqual(['navigate', '/userdashboard']));
    expect(asked(portal).at(-1)).toBe('/api/user/applications/7/discard');
    expect(shell.session.current()).not.toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is there after a reload too', async () => {
    const session = { signedIn: true, role: 'intern', scope: 'account' };
    const first = openWizard({ portal: begun(5), ...session, query: '?continue' });
    await drawn('Logistics');
    first.close();
    openWizard({ portal: begun(5), ...session, query: window.location.search });
    await drawn('Logistics');
  });
});

test('who applies for a visit while signed in by a password keeps that session, and has a way back', async () => {
  const portal = fakePortal({ person: visitor, form: wholeVisit, uploads: storedFiles, step: 5 });
  const { user, shell } = openWizard({ portal, signedIn: true, role: 'intern', scope: 'account' });
  const account = shell.session.current();
  await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
  await enter(user, await screen.findByLabelText('Email'), visitor.email);
  await enter(user, screen.getByLabelText('Phone Number'), '788123456');
  await user.click(next('Continue'));
  await drawn('Logistics');
  expect(shell.session.current()).toEqual(account);
  await user.click(screen.getByRole('button', { name: 'Back to my dashboard' }));
  await waitFor(() => expect(shell.calls).toContainEqual(['navigate', '/userdashboard']));
  expect(shell.session.current()).toEqual(account);
});

test('who only looked at a visit while signed in by a password is signed out by Leave', async () => {
  const wizard = openWizard({ portal: begun(5), signedIn: true, role: 'intern', scope: 'account' });
  await onStep('Welcome');
  await wizard.user.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(wizard.shell.session.current()).toBeNull());
  expect(asked(wizard.portal)).toEqual(['/api/logout']);
});

test.each([
  ['of an internship in the making', 'intern', 'wizard', '?continue'],
  ['of an intern who does not come from the dashboard', 'intern', 'account', ''],
  ['of staff', 'admin', 'account', '?continue'],
])('the session %s opens no visit, and nothing is asked', async (_, role, scope, query) => {
  const { portal } = openWizard({ portal: begun(5), signedIn: true, role, scope, query });
  await onStep('Welcome');
  expect(asked(portal)).toEqual([]);
});
