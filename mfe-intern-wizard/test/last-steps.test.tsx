import { uploadOf } from '@portal/application-ui/dev';
import { holdFiles } from '@portal/application-ui/testing';
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiError, type FakePortal } from '../dev/fake-portal';
import {
  asked,
  bodyOf,
  enter,
  next,
  onStep,
  openStep,
  openWizard,
  pdf,
  problems,
  wholeForm,
} from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = ['cv', 'cover_letter', 'transcript', 'criminal_record'].map((type) =>
  uploadOf(type, `${type}.pdf`, 2048),
);
const letters = { academic: '7/a.pdf', community: '7/c.pdf' };
const review = (more: Partial<FakePortal['stored']> = {}) =>
  openStep(12, 'Review and Submit', { uploads: stored, letters, ...more });

describe('the references', () => {
  test('name, institution, email and letter are asked for', async () => {
    const { user } = await openStep(9, 'Academic Reference', { form: {} });
    await user.click(next());
    expect(await problems()).toEqual([
      "Enter the referee's full name",
      "Enter the referee's institution",
      "Enter the referee's email address in the correct format, like name@example.com",
      'Select your academic reference letter',
    ]);
  });

  test('the letter goes with the reference, once', async () => {
    const { user, portal } = await openStep(9, 'Academic Reference');
    await user.upload(screen.getByLabelText('Academic reference letter'), pdf('letter.pdf'));
    await user.click(next());
    await onStep('Community Reference');
    expect(bodyOf(portal, '/api/academic-references')).toMatchObject({
      type: 'academic',
      full_name: 'Jean',
      institution: 'UR',
      intern_details_id: '9',
    });
    expect(bodyOf(portal, '/api/academic-references')).toMatchObject({ letter: { name: 'letter.pdf' } });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('link', { name: /View Previous file/ })).toHaveAttribute(
      'href',
      '/api/storage/7/letter.pdf',
    );
    await user.click(next());
    await onStep('Community Reference');
    expect(asked(portal).filter((path) => path === '/api/academic-references')).toHaveLength(1);
    expect(bodyOf(portal, '/api/save-progress')).toMatchObject({ finished: ['academic-reference'] });
  });

  test('Next waits for a letter that a slow phone is still reading, and sends it', async () => {
    const { user, portal } = await openStep(9, 'Academic Reference');
    const read = holdFiles();
    await user.upload(screen.getByLabelText('Academic reference letter'), pdf('letter.pdf'));
    await user.click(next());
    read();
    await onStep('Community Reference');
    expect(bodyOf(portal, '/api/academic-references')).toMatchObject({ letter: { name: 'letter.pdf' } });
  });

  test('for an academic requirement the letter is the institution’s own', async () => {
    await openStep(9, 'Academic Reference', { form: { ...wholeForm, purpose: 'academic' } });
    expect(screen.getByLabelText('Recommendation letter from your institution')).toBeInTheDocument();
  });

  test('a chosen letter survives errors elsewhere on the page', async () => {
    const { user } = await openStep(10, 'Community Reference', { form: {} });
    await user.upload(screen.getByLabelText('Character reference letter'), pdf('letter.pdf'));
    await user.click(next());
    expect(await problems()).not.toContain('Select your academic reference letter');
    expect(screen.getByText('letter.pdf', { selector: '.p-file-name *, .p-file-name' })).toBeInTheDocument();
  });

  test.each([
    [9, 'Academic Reference', 'Failed to save academic reference.'],
    [10, 'Community Reference', 'Failed to save community reference.'],
  ])('step %i says when it could not be saved', async (step, heading, sentence) => {
    const { user, portal, toasts } = await openStep(step, heading, { letters });
    portal.fail('/api/save-progress', apiError(500));
    await user.click(next());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(toasts()).toContain(`error: ${sentence}`);
  });

  test('a letter of another referee is refused beside it, and the new referee’s own goes', async () => {
    const { user, portal } = await openStep(9, 'Academic Reference', { letters });
    const letter = () => screen.getByLabelText('Academic reference letter');
    const sentence = 'The stored letter is from Jean. Select the letter of Claire';
    const errors = { 'references.0.letter': [sentence] };
    portal.fail('/api/save-progress', apiError(422, { errors }));
    await user.clear(screen.getByLabelText('Full name'));
    await enter(user, screen.getByLabelText('Full name'), 'Claire');
    await user.click(next());
    expect(await problems()).toEqual([sentence]);
    expect(letter()).toHaveAccessibleDescription(new RegExp(sentence));
    expect(screen.getByLabelText('Full name')).toHaveValue('Claire');
    await user.upload(letter(), pdf('claire.pdf'));
    // The new file is read before it replaces the refused one.
    await waitFor(() => expect(letter()).not.toHaveAccessibleDescription(new RegExp(sentence)));
    await user.click(next());
    await onStep('Community Reference');
  });

  test('the server’s sentence about the letter stands at the letter', async () => {
    const { user, portal } = await openStep(9, 'Academic Reference');
    await user.upload(screen.getByLabelText('Academic reference letter'), pdf('letter.pdf'));
    const sentence = 'Letter is password protected';
    portal.fail('/api/academic-references', apiError(422, { errors: { letter: [sentence] } }));
    await user.click(next());
    expect(await problems()).toEqual([sentence]);
    expect(screen.getByLabelText('Academic reference letter')).toHaveAccessibleDescription(
      new RegExp(sentence),
    );
  });
});

describe('the review', () => {
  test('two accordions with their tabs', async () => {
    const { user } = await review();
    const required = within(await screen.findByRole('tablist', { name: 'Required Information' }));
    expect(required.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal Information',
      'Education Background',
      'Area of Interest',
      'Language Skills',
      'Availability',
      'References',
      'Document Uploads',
    ]);
    await user.click(screen.getByRole('button', { name: 'Optional Information' }));
    const optional = within(screen.getByRole('tablist', { name: 'Optional Information', hidden: true }));
    expect(optional.getAllByRole('tab', { hidden: true }).map((tab) => tab.textContent)).toEqual([
      'Disability',
      'Degrees',
      'Honors',
      'Experience',
      'Coursework',
    ]);
  });

  test('Change goes to the step and comes straight back', async () => {
    const { user } = await review();
    await user.click(await screen.findByRole('tab', { name: 'Language Skills' }));
    await user.click(screen.getByRole('link', { name: 'Change Language Skills' }));
    await onStep('Skills');
    await screen.findByLabelText('Language');
    await user.click(next(/^Save and return/));
    await onStep('Review and Submit');
    expect(window.location.search).toBe('?step=review');
  });

  test('an empty part that is required has a hint with the way to it', async () => {
    const only = { academic: '7/a.pdf', community: null };
    const { user } = await review({ form: { ...wholeForm, languages: [] }, letters: only });
    await user.click(await screen.findByRole('tab', { name: 'Language Skills' }));
    expect(screen.getByText(/Go back to step 7/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'References' }));
    expect(screen.getByText(/Go back to/)).toHaveTextContent(
      'Go back to step 10, Community Reference, and complete it.',
    );
  });

  test('while it loads, the page reports it, with what to do if it takes too long', async () => {
    const { user, portal } = await openStep(11, 'Documents', { uploads: stored });
    const { send } = portal;
    portal.send = (method, ...call) =>
      method === 'GET' ? new Promise(() => undefined) : send(method, ...call);
    await user.click(next());
    expect(await screen.findByText('Loading review data...', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText(/go back to/)).toHaveTextContent('step 11 and proceed again');
  });

  test('a failed load of the review offers another try', async () => {
    const { user, portal, toasts } = await openStep(11, 'Documents', { uploads: stored });
    portal.fail('/api/get-progress', apiError(500));
    await user.click(next());
    await onStep('Review and Submit');
    expect(await screen.findByText('Failed to load review data. Please try again.')).toBeInTheDocument();
    expect(toasts()).toContain('error: Failed to load review data. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'References' })).toBeInTheDocument();
  });

  test('a review that failed offline is loaded once the connection is back', async () => {
    const { user, portal } = await openStep(11, 'Documents', { uploads: stored });
    portal.fail('/api/get-progress', apiError(0));
    await user.click(next());
    await screen.findByText('Failed to load review data. Please try again.');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('tab', { name: 'References' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('the address is shown once more; the signature is required, the agreement checked and locked', async () => {
    const { user } = await review();
    const mailed = screen.getByRole('heading', { name: 'We will email your password to' });
    expect(mailed.closest('section')).toHaveTextContent(wholeForm.email);
    await user.click(next('Submit Application'));
    expect(await problems()).toEqual(['Please provide your signature before submitting.']);
    const agreement = screen.getByLabelText('Agreement Statement');
    await user.click(agreement);
    expect(agreement).toBeChecked();
  });
});

describe('submitting', () => {
  test('once, however often it is pressed; then the thank-you screen with what happens next', async () => {
    const { user, portal, shell, toasts } = await review();
    await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
    await user.dblClick(next('Submit Application'));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Thank you, Amina Uwase/ }),
    ).toBeInTheDocument();
    expect(asked(portal).filter((path) => path === '/api/submit')).toHaveLength(1);
    expect(toasts()).toContain('success: Submitted successfully');
    for (const text of ['APP-007', '21 November 2026', /selection team/]) {
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    }
    const [sent, read] = screen.getAllByRole('listitem');
    expect(sent).toHaveTextContent('Sent21 November 2026');
    expect(read).toHaveTextContent(/selection team/);
    for (const name of ['Our website', 'Our newsletter', 'your dashboard', 'apply@organisation.example']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(screen.getByText(/your dashboard login credentials was sent to you/)).toBeInTheDocument();
    // The device keeps a mark without any personal data.
    expect({ ...localStorage }).toEqual({
      'intern-wizard:applied': 'true',
      'of:intern-wizard:applied': 'device',
    });
    await waitFor(() => expect(shell.session.current()).toBeNull());
  });

  test('what another tab has submitted is not called a success here, and no credentials are promised', async () => {
    const { user, portal, toasts } = await review();
    await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
    portal.stored.submitted = true;
    await user.click(next('Submit Application'));
    expect(await screen.findByText('You have submitted this application')).toBeInTheDocument();
    expect(toasts()).not.toContain('success: Submitted successfully');
    expect(screen.queryByText(/login credentials/)).toBeNull();
  });

  test('the thank-you screen is there again after a reload of the tab', async () => {
    const { user, portal, close } = await review();
    await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
    await user.click(next('Submit Application'));
    await screen.findByText('APP-007');
    close();
    openWizard({ portal, signedIn: true });
    expect(await screen.findByText('APP-007')).toBeInTheDocument();
  });

  test('missing parts are listed, each leading to its step', async () => {
    const { user, portal } = await review();
    await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
    const errors = { institutions: ['Add your current institution'], 'documents.cv': ['Select your CV'] };
    portal.fail('/api/submit', apiError(422, { errors }));
    await user.click(next('Submit Application'));
    expect(await problems()).toEqual(['Add your current institution', 'Select your CV']);
    await user.click(screen.getByRole('link', { name: 'Select your CV' }));
    await onStep('Documents');
    expect(next(/^Save and return/)).toBeInTheDocument();
  });

  test('a failure is reported and keeps the signature', async () => {
    const { user, portal } = await review();
    await enter(user, screen.getByLabelText('Signature'), 'Amina Uwase');
    portal.fail('/api/submit', apiError(500));
    await user.click(next('Submit Application'));
    expect(await screen.findByText('Failed to submit application.')).toBeInTheDocument();
    expect(screen.getByLabelText('Signature')).toHaveValue('Amina Uwase');
  });
});
