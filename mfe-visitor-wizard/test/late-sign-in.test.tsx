import '@testing-library/jest-dom';
import { apiError, asked, bodyOf, next, onStep, pdf, problems } from '@portal/application-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openWizard, visitor } from './open-wizard';

const door = '/api/visitor/login';
const noLine = apiError(0);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const early = { purpose: 'personal', agree_submission: true, agree_terms: true };
  const person = { ...visitor, has_disability: 'no' };
  localStorage.setItem('visitor-wizard:step-1-draft', JSON.stringify(early));
  localStorage.setItem('visitor-wizard:step-2-draft', JSON.stringify(person));
});

/** A stranger who chose an identity document, and went on from step 2 while there is no line. */
async function wentOn() {
  const portal = fakePortal();
  portal.fail(door, noLine);
  const wizard = openWizard({ portal });
  await onStep('Personal Info');
  await wizard.user.upload(await screen.findByLabelText('National ID/Passport'), pdf('passport.pdf'));
  await wizard.user.click(next());
  await screen.findByText('Not sent yet');
  return wizard;
}

const lineIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));

test('a visit goes on without a line; its identity document and its answers are sent when the line is back', async () => {
  const { portal } = await wentOn();
  await onStep('Education');
  expect(asked(portal)).toEqual([door]);
  await lineIsBack();
  await waitFor(() => expect(bodyOf(portal, '/api/visitor/save-progress')).toBeDefined());
  expect(portal.stored.uploads).toHaveLength(1);
  await onStep('Education');
  expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
});

test('an identity document that the device could not keep is asked for in its step after the sign-in', async () => {
  const before = await wentOn();
  before.close();
  openWizard();
  await onStep('Personal Info');
  expect(await problems()).toEqual(['Select your national ID or passport']);
});
