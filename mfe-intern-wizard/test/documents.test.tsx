import { uploadOf } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { apiError } from '../dev/fake-portal';
import { asked, bodyOf, next, onStep, openStep, pdf, problems } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = ['cv', 'cover_letter', 'transcript', 'criminal_record'].map((type) =>
  uploadOf(type, `${type}.pdf`, 2048),
);

describe('the documents', () => {
  test('each is asked for by its name', async () => {
    const { user } = await openStep(11, 'Documents');
    await user.click(next());
    expect(await problems()).toEqual([
      'Select your CV',
      'Select your cover letter',
      'Select your transcript or proof of enrolment',
      'Select your criminal record',
    ]);
  });

  test('the summary names a refused file as its field does', async () => {
    const { user } = await openStep(11, 'Documents');
    await user.upload(screen.getByLabelText('Signed CV / Resume'), pdf('cv.pdf', 'hello'));
    expect(await screen.findByText('CV must be a PDF')).toBeInTheDocument();
    await user.click(next());
    const listed = await problems();
    expect([listed[0], listed.length]).toEqual(['CV must be a PDF', 4]);
  });

  test('an optional one can be removed after a question, a required one can be changed only', async () => {
    const uploads = [uploadOf('cv', 'cv.pdf', 2048), uploadOf('other', 'prize.pdf', 2048)];
    const { user, portal } = await openStep(11, 'Documents', { uploads });
    expect(screen.queryByRole('button', { name: 'Remove cv.pdf' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove prize.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Keep file' }));
    expect(portal.stored.uploads).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove prize.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(screen.queryByText('prize.pdf')).toBeNull());
    expect(portal.stored.uploads.map(({ upload_type }) => upload_type)).toEqual(['cv']);
    await waitFor(() => expect(screen.getByLabelText(/^Other document/)).toHaveFocus());
  });

  test('each is sent as soon as it is chosen, by itself, and never asked for again', async () => {
    const { user, portal } = await openStep(11, 'Documents');
    await user.upload(screen.getByLabelText('Signed CV / Resume'), pdf());
    await waitFor(() => expect(bodyOf(portal, '/api/documents')).toHaveProperty('cv'));
    expect(await screen.findByRole('link', { name: /View Previous file/ })).toBeInTheDocument();
    await user.click(next());
    expect(await problems()).not.toContain('Select your CV');
  });

  test('stored documents let go on, with the review saved as the place', async () => {
    const { user, portal } = await openStep(11, 'Documents', { uploads: stored });
    await user.click(next());
    await onStep('Review and Submit');
    expect(portal.stored.step).toBe(12);
  });

  test('what is wrong with a file stands at it, before anything is sent', async () => {
    const { user, portal } = await openStep(11, 'Documents');
    expect(screen.getByText(/smaller than 5MB/)).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Signed CV / Resume'), pdf('cv.pdf', ''));
    expect(await screen.findByText('CV is empty')).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Cover letter'), pdf('letter.pdf', 'no'));
    expect(await screen.findByText('Cover letter must be a PDF')).toBeInTheDocument();
    expect(asked(portal)).not.toContain('/api/documents');
  });

  test('a failed upload can be tried again', async () => {
    const { user, portal, toasts } = await openStep(11, 'Documents');
    portal.fail('/api/documents', apiError(0));
    await user.upload(screen.getByLabelText('Signed CV / Resume'), pdf());
    expect(await screen.findByText('CV could not be uploaded, try again')).toBeInTheDocument();
    expect(toasts()).toContain('error: Failed to save documents.');
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('link', { name: /View Previous file/ })).toBeInTheDocument();
  });
});
