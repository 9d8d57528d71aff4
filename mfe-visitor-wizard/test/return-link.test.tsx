import '@testing-library/jest-dom';
import { apiError, asked, bodyOf, lineTo, next, onStep, problems } from '@portal/application-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openStep, openWizard, visitor } from './open-wizard';

const call = '/api/programmes/visitor/return-link';
const link = () => screen.findByRole('button', { name: 'Email me a link to come back' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens step 2 with every answer typed and no identity document at hand. */
async function withoutDocument(more: object = {}, portal = fakePortal()) {
  const early = { purpose: 'personal', agree_submission: true, agree_terms: true };
  localStorage.setItem('visitor-wizard:step-1-draft', JSON.stringify(early));
  localStorage.setItem(
    'visitor-wizard:step-2-draft',
    JSON.stringify({ ...visitor, has_disability: 'no', ...more }),
  );
  const wizard = openWizard({ portal });
  await onStep('Personal Info');
  return { ...wizard, button: await link() };
}

test('who has no passport at hand begins without it and is emailed the way back, once', async () => {
  const { user, portal, button } = await withoutDocument();
  await user.click(button);
  expect(await screen.findByText(/^The link is on its way to/)).toHaveTextContent(visitor.email);
  expect(screen.getByText(/enter this email address and your phone number/)).toBeInTheDocument();
  expect(bodyOf(portal, call)).toEqual({ application_id: 7 });
  expect(portal.stored).toMatchObject({ step: 2, form: { institution_name: 'District Hospital' } });
  expect(await onStep('Personal Info')).toBeInTheDocument();
  await user.click(await link());
  expect(await screen.findByText(/^We have already sent the link to/)).toHaveTextContent(visitor.email);
  await user.click(next());
  expect(await problems()).toEqual(['Select your national ID or passport']);
});

test('what is missing besides the document is named, and nothing is sent', async () => {
  const { user, portal, button } = await withoutDocument({ name: '', institution_name: '' });
  await user.click(button);
  expect(await problems()).toEqual(['Enter your full name', 'Enter your organization']);
  expect(asked(portal)).toEqual([]);
});

test('without a connection it reports that, and what to do', async () => {
  const portal = fakePortal();
  const line = lineTo(portal);
  const { user, button } = await withoutDocument({}, portal);
  line.cut();
  await user.click(button);
  expect(await screen.findByText('No connection: the link is not sent yet')).toBeInTheDocument();
  expect(screen.getByText(/Press the button again when you are online/)).toBeInTheDocument();
  await line.back();
  await user.click(await link());
  expect(await screen.findByText(/^The link is on its way to/)).toBeInTheDocument();
});

test('the step with the CV offers it too; after too many in a day the service refuses', async () => {
  const { user, portal } = await openStep(6, 'Documents', { uploads: [] });
  const message = 'We have emailed this link several times today.';
  portal.fail(call, apiError(429, { message }));
  await user.click(await link());
  expect(await screen.findByText(message)).toBeInTheDocument();
  portal.fail(call, apiError(500));
  await user.click(await link());
  expect(await screen.findByText(/^The link could not be sent/)).toBeInTheDocument();
  portal.fail(call, apiError(401));
  await user.click(await link());
  await waitFor(() => expect(screen.queryByText('Your documents')).toBeNull());
});

test('steps that need no file do not offer it', async () => {
  await openStep(3, 'Education');
  expect(screen.queryByText('No document yet?')).toBeNull();
});
