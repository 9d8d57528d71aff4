import '@testing-library/jest-dom';
import { asked, bodyOf, fileDatabase, lineTo, next, onStep, pdf } from '@portal/application-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openWizard, visitor } from './open-wizard';

let device: Map<string, unknown>;

beforeEach(() => {
  device = fileDatabase();
  localStorage.clear();
  sessionStorage.clear();
  const early = { purpose: 'personal', agree_submission: true, agree_terms: true };
  const person = { ...visitor, has_disability: 'no' };
  localStorage.setItem('visitor-wizard:step-1-draft', JSON.stringify(early));
  localStorage.setItem('visitor-wizard:step-2-draft', JSON.stringify(person));
});

/**
 * Opens the wizard for a person without a session who chooses an identity document and goes on from step 2 while
 * offline.
 */
async function goesOn() {
  const portal = fakePortal();
  const line = lineTo(portal);
  line.cut();
  const wizard = openWizard({ portal });
  await onStep('Personal Info');
  await wizard.user.upload(await screen.findByLabelText('National ID/Passport'), pdf('passport.pdf'));
  await wizard.user.click(next());
  return { ...wizard, line };
}

async function wentOn() {
  const wizard = await goesOn();
  await screen.findByText('Not sent yet');
  return wizard;
}

/**
 * Expects that the identity document and the answers have arrived, and that the device no longer keeps the document.
 */
async function expectSent(portal: ReturnType<typeof fakePortal>) {
  await waitFor(() => expect(bodyOf(portal, '/api/visitor/save-progress')).toBeDefined());
  expect(portal.stored.uploads).toHaveLength(1);
  expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
  await waitFor(() => expect([...device.keys()]).toEqual([]));
}

test('a visit goes on offline; its identity document and its answers are sent once the connection is back', async () => {
  const { portal, line } = await wentOn();
  await onStep('Education');
  expect(asked(portal)).toEqual([]);
  expect([...device.keys()]).toEqual(['visitor-wizard-/national_id']);
  await line.back();
  await expectSent(portal);
  await onStep('Education');
});

test('a page that is opened again sends the identity document with its sign-in', async () => {
  (await wentOn()).close();
  const { portal } = openWizard();
  await onStep('Education');
  await expectSent(portal);
});

test('an identity document that the device cannot keep holds its step', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  await goesOn();
  expect(await screen.findByText(/The portal could not be reached/)).toBeInTheDocument();
  await onStep('Personal Info');
  expect(localStorage.getItem('visitor-wizard:waiting')).toBeNull();
});

test('a stranger who comes later to the same phone gets nothing of what nobody waits for', async () => {
  const { close } = await wentOn();
  close();
  localStorage.removeItem('visitor-wizard:waiting');
  openWizard();
  await onStep('Welcome');
  await waitFor(() => expect([...device.keys()]).toEqual([]));
});
