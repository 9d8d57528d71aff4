import '@testing-library/jest-dom';
import { apiError, next, onStep, problems } from '@portal/application-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openStep, openWizard, visitor, wholeVisit } from './open-wizard';

const save = '/api/visitor/save-progress';
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('an expired sign-in', () => {
  const expired =
    'Your sign-in has expired. Please sign in again to continue. Nothing that you typed is lost.';
  const askedInPlace = 'Sign in again to continue';
  const declared = {
    ...wholeVisit,
    declaration_accuracy: true,
    declaration_conduct: true,
    declaration_data_processing: true,
  };

  test.each([
    [3, 'Education'],
    [4, 'Visit Goals'],
    [5, 'Logistics'],
    [6, 'Documents'],
    [7, 'Declaration'],
  ])('at step %i nothing typed is lost', async (step, heading) => {
    const { user, portal, shell, toasts } = await openStep(step, heading, { form: declared });
    if (step === 4) type('Personal statement', 'What I typed just now');
    portal.fail(save, apiError(401));
    await user.click(next());
    await onStep(askedInPlace);
    expect(toasts()).toContain(`error: ${expired}`);
    expect(shell.session.current()).toBeNull();
    expect(screen.getByLabelText('Email', { selector: 'input[type=email]' })).toHaveValue(visitor.email);
    await user.click(next('Continue'));
    await onStep(heading);
    if (step === 4) expect(screen.getByLabelText('Personal statement')).toHaveValue('What I typed just now');
  });

  test('after a reload the page shows no answers until somebody signs in', async () => {
    const first = await openStep(4, 'Visit Goals');
    type('Personal statement', 'What I typed just now');
    first.portal.fail(save, apiError(401));
    await first.user.click(next());
    await onStep(askedInPlace);
    first.close();
    const { user } = openWizard({ portal: first.portal, query: '?resume' });
    const email = await screen.findByLabelText('Email', { selector: 'input[type=email]' });
    fireEvent.change(email, { target: { value: visitor.email } });
    type('Phone Number', '+250 788 123 456');
    await user.click(next('Continue'));
    await onStep('Visit Goals');
    expect(screen.getByLabelText('Personal statement')).toHaveValue('What I typed just now');
  });

  test.each([
    [3, 'Education'],
    [5, 'Logistics'],
  ])('at step %i a missing token is told before anything is asked', async (step, heading) => {
    const { user, portal, shell, toasts } = await openStep(step, heading);
    const before = portal.asked.length;
    shell.session.end('signed-out');
    await user.click(next());
    await onStep(askedInPlace);
    expect(toasts()).toContain(`error: ${expired}`);
    expect(portal.asked).toHaveLength(before);
    await user.click(next('Continue'));
    await onStep(heading);
  });

  test('a step further on than the stored one is there again, also after a mailed code', async () => {
    const { user, portal } = await openStep(6, 'Documents');
    portal.stored.step = 4;
    portal.fail(save, apiError(401));
    await user.click(next());
    await onStep(askedInPlace);
    const body = { code_required: true };
    portal.fail('/api/visitor/login', apiError(401, { message: 'We have sent a code', body }));
    await user.click(next('Continue'));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(next('Continue'));
    await onStep('Documents');
  });

  test('a wrong pair is reported at its field, and there is no offer to begin anew', async () => {
    const { user, portal } = await openStep(5, 'Logistics');
    portal.fail(save, apiError(401));
    await user.click(next());
    await onStep(askedInPlace);
    portal.fail('/api/visitor/login', apiError(401, { message: 'No' }));
    await user.click(next('Continue'));
    expect(await problems()).toEqual(['Login failed. Please check your details and try again.']);
    await onStep(askedInPlace);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await onStep('Personal Info');
  });
});
