import '@testing-library/jest-dom';
import {
  apiError,
  asked,
  bodyOf,
  enter,
  type FakePortal,
  next,
  onStep,
  problems,
} from '@portal/application-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStep, type openWizard, wholeVisit } from './open-wizard';

const REVIEW = '/api/visitor/review/9';
const SUBMIT = '/api/visitor/submit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const review = (more: Partial<FakePortal['stored']> = {}) => openStep(8, 'Review & Submit', more);

const declared = {
  ...wholeVisit,
  declaration_accuracy: true,
  declaration_conduct: true,
  declaration_data_processing: true,
};

/** Goes from step 7 to a review whose call fails with the given error. */
async function failingReview(error: Parameters<FakePortal['fail']>[1]) {
  const wizard = await openStep(7, 'Declaration', { form: declared });
  wizard.portal.fail(REVIEW, error);
  await wizard.user.click(next());
  return wizard;
}

async function sign(user: ReturnType<typeof openWizard>['user']) {
  await enter(user, await screen.findByLabelText('Signature'), 'Jean Bosco');
  await user.click(screen.getByLabelText('I agree to the terms and conditions'));
}

describe('the review', () => {
  test('six tabs with what the server holds', async () => {
    const { user } = await review();
    const tabs = within(await screen.findByRole('tablist', { name: 'Your application' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Personal Information',
      'Education Background',
      'Area of Interest',
      'Language Skills',
      'Visit Logistics',
      'Document Uploads',
    ]);
    expect(screen.getByText('District Hospital')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Education Background' }));
    expect(screen.getByText('Certificate in counselling')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Visit Logistics' }));
    expect(screen.getByText('1 March 2097')).toBeInTheDocument();
    expect(screen.getAllByText('Not provided').length).toBeGreaterThan(3);
    await user.click(screen.getByRole('tab', { name: 'Document Uploads' }));
    expect(screen.getByRole('link', { name: /^id.pdf/ })).toHaveAttribute('href', '/api/storage/7/id.pdf');
  });

  test.each([
    ['Education Background', 3, { ...wholeVisit, institutions: [] }],
    ['Area of Interest', 4, { ...wholeVisit, interests: [] }],
    ['Language Skills', 3, { ...wholeVisit, languages: [] }],
  ])('an empty %s sends back to step %i', async (tab, step, form) => {
    const { user } = await review({ form });
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(screen.getByText(new RegExp(`Go back to step ${step}`))).toBeInTheDocument();
  });

  test('a language that is typed and not complete, beside a complete one, sends back to step 3', async () => {
    const { user, portal } = await openStep(7, 'Declaration', { form: declared });
    const { send } = portal;
    portal.send = async (...call) => {
      const answer = await send(...call);
      const { review: read } = (answer.body ?? {}) as { review?: object };
      if (read) Object.assign(read, { incomplete_rows: { languages: [{ language: 'Spanish' }] } });
      return answer;
    };
    await user.click(next());
    await user.click(await screen.findByRole('tab', { name: 'Language Skills' }));
    expect(screen.getByText('Spanish')).toBeInTheDocument();
    expect(screen.getByText(/Go back to step 3/)).toBeInTheDocument();
  });

  test('a missing document sends back to step 6, and from there straight back', async () => {
    const { user } = await review({ uploads: [] });
    await user.click(await screen.findByRole('tab', { name: 'Document Uploads' }));
    expect(screen.getByText(/Go back to step 6/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Documents' }));
    await onStep('Documents');
    expect(next(/^Save and return/)).toBeInTheDocument();
  });

  test.each([
    [403, {}, 'Access denied. Please ensure you have the correct permissions.'],
    [404, {}, 'Application data not found. Please go back and complete previous steps.'],
    [422, { message: 'No such id' }, 'Validation error: No such id'],
    [422, {}, 'Validation error: Invalid data'],
    [500, {}, 'Failed to load application data for review. Please try again.'],
  ])('a %i of the review: %j', async (status, more, sentence) => {
    const { user, toasts } = await failingReview(apiError(status, more));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(toasts()).toContain(`error: ${sentence}`);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Visit Logistics' })).toBeInTheDocument();
  });

  test('a 401 of the review asks for another sign-in in place', async () => {
    const { toasts } = await failingReview(apiError(401));
    await onStep('Sign in again to continue');
    expect(toasts()).toContain(
      'error: Your sign-in has expired. Please sign in again to continue. Nothing that you typed is lost.',
    );
  });
});

describe('the terms', () => {
  test('open over the review, which keeps what was typed', async () => {
    const { user, portal } = await review();
    await user.type(await screen.findByLabelText(/^Signature/), 'Jean Bosco');
    await user.click(screen.getByRole('button', { name: 'Read the terms and conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    expect(await within(dialog).findByText(/does not give you a place/)).toBeInTheDocument();
    expect(portal.asked.at(-1)?.path).toBe('/api/terms');
    await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Signature/)).toHaveValue('Jean Bosco');
  });
});

describe('submitting', () => {
  test('signature and agreement are needed', async () => {
    const { user, toasts } = await review();
    await user.click(next('Submit Application'));
    const sentences = [
      'Please provide your signature before submitting.',
      'Please agree to the terms and conditions before submitting.',
    ];
    expect(await problems()).toEqual(sentences);
    for (const sentence of sentences) expect(toasts()).toContain(`error: ${sentence}`);
  });

  test('the confirmation explains what happens next, and nothing stays on the device', async () => {
    const { user, portal, shell, toasts } = await review({ hasPassword: true });
    await sign(user);
    await user.dblClick(next('Submit Application'));
    const heading = { level: 1, name: 'Application Submitted Successfully' };
    expect(await screen.findByRole('heading', heading)).toHaveFocus();
    expect(asked(portal).filter((path) => path === SUBMIT)).toHaveLength(1);
    expect(bodyOf(portal, SUBMIT)).toMatchObject({
      application_id: 7,
      signature: 'Jean Bosco',
      agreement: true,
    });
    expect(screen.getByText('APP-007')).toBeInTheDocument();
    expect(screen.getByText('What happens next')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'apply@organisation.example' })).toHaveAttribute(
      'href',
      'mailto:apply@organisation.example',
    );
    expect(screen.getByRole('link', { name: 'Our website' })).toBeInTheDocument();
    expect(screen.getByText(/the password you already have/)).toBeInTheDocument();
    expect(screen.queryByText(/login credentials/)).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'your dashboard' })) {
      expect(link).toHaveAttribute('href', '/userdashboard');
    }
    expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
    expect(toasts()).toContain('success: Application submitted successfully!');
    // The device keeps a mark without any personal data.
    expect({ ...localStorage }).toEqual({
      'visitor-wizard:applied': 'true',
      'of:visitor-wizard:applied': 'device',
    });
    await waitFor(() => expect(shell.session.current()).toBeNull());
  });

  test('an email that is not out yet: its warning for six seconds, and on the page', async () => {
    const { user, portal, shell } = await review();
    const warned = jest.spyOn(shell.notify, 'warning');
    const email_warning = 'The confirmation email could not be sent yet; we keep trying.';
    const { send } = portal;
    portal.send = async (method, path, body, options) => {
      const answer = await send(method, path, body, options);
      if (path === SUBMIT) Object.assign(answer.body as object, { email_sent: false, email_warning });
      return answer;
    };
    await sign(user);
    await user.click(next('Submit Application'));
    expect(await screen.findByText(email_warning)).toBeInTheDocument();
    expect(warned).toHaveBeenCalledWith(email_warning, { durationMs: 6000 });
    expect(screen.queryByText('Check your email')).toBeNull();
  });

  test.each([
    [403, 'Access denied. Please ensure you have the correct permissions.'],
    [500, 'Failed to submit application. Please try again.'],
  ])('a %i says so and keeps the signature', async (status, sentence) => {
    const { user, portal, toasts } = await review();
    await sign(user);
    portal.fail(SUBMIT, apiError(status));
    await user.click(next('Submit Application'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(toasts()).toContain('error: Failed to submit application');
    expect(screen.getByLabelText('Signature')).toHaveValue('Jean Bosco');
  });

  test('missing parts are listed together, and each leads to its step', async () => {
    const { user, portal, toasts } = await review();
    await sign(user);
    const errors = { institutions: ['Add your education'], 'documents.cv': ['Select your CV'] };
    portal.fail(SUBMIT, apiError(422, { errors }));
    await user.click(next('Submit Application'));
    expect(await problems()).toEqual(['Add your education', 'Select your CV']);
    expect(toasts()).toContain('error: Validation failed: Add your education, Select your CV');
    await user.click(screen.getByRole('link', { name: 'Select your CV' }));
    await onStep('Documents');
  });

  test('an expired sign-in keeps everything', async () => {
    const { user, portal } = await review();
    await sign(user);
    portal.fail(SUBMIT, apiError(401));
    await user.click(next('Submit Application'));
    await onStep('Sign in again to continue');
    expect(portal.stored.form).toMatchObject({ signature: 'Jean Bosco' });
    await user.click(next('Continue'));
    await onStep('Review & Submit');
    expect(await screen.findByLabelText(/^Signature/)).toHaveValue('Jean Bosco');
  });
});

test('every 45 seconds what was typed goes to the server, but not on the last step', async () => {
  const every = jest.spyOn(globalThis, 'setInterval');
  await review();
  expect(every).toHaveBeenCalledWith(expect.any(Function), 45_000);
  const { visit } = await import('../src/programme/programme');
  expect([1, 2, 7, 8].map((step) => visit.wizardOptions?.autosaveOn?.(step))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  every.mockRestore();
});

test('without the ids of an application the step asks to sign in again', async () => {
  const { needSignIn } = await import('../src/programme/need-sign-in');
  const { blankVisitForm } = await import('@portal/application-ui/form');
  const app = { shell: { session: { current: () => ({}) } }, form: { values: blankVisitForm } };
  expect(() => needSignIn(app as never, 8)).toThrow(
    'Your sign-in has expired. Please sign in again to continue. Nothing that you typed is lost.',
  );
  expect(() => needSignIn(app as never, 2)).not.toThrow();
});
