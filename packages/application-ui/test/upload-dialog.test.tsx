import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UploadDialog, type UploadDialogProps } from '../src/editors/upload';
import { axe } from './axe';
import { pdf, problems, refusal } from './editing/render-editor';

function openDialog(type: 'intern' | 'visitor' = 'intern', refused: unknown[] = [], hang = false) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  let signal: AbortSignal | undefined;
  const api: UploadDialogProps['api'] = {
    send: () => Promise.reject(new Error('Only files are sent')),
    async upload(path, form, options) {
      sent.push({ path, ...Object.fromEntries(form.entries()) });
      signal = options?.signal;
      options?.onProgress?.(40);
      if (hang)
        await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      const error = refused.shift();
      if (error) throw error;
      return { status: 200, body: { file_path: '12/cv/new.pdf', version: 9 } };
    },
  };
  const notify = { onUploaded: jest.fn(), onClose: jest.fn(), onFailed: jest.fn() };
  render(<UploadDialog show application={{ id: 12, type }} api={api} {...notify} />);
  const user = userEvent.setup();
  return {
    ...notify,
    sent,
    user,
    aborted: () => signal?.aborted,
    choose: (file: File) => user.upload(screen.getByLabelText('File'), file),
    pick: (value: string) => user.selectOptions(screen.getByLabelText('Document type'), value),
    upload: () => user.click(screen.getByRole('button', { name: 'Upload' })),
  };
}
const options = () =>
  within(screen.getByLabelText('Document type'))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));

describe('the upload dialog', () => {
  test('offers the kinds that the programme has', () => {
    openDialog();
    expect(options()).toEqual(['', 'cv', 'cover_letter', 'transcript', 'criminal_record', 'id', 'other']);
  });
  test('a visit has its own, and takes the kinds of every application besides', () => {
    openDialog('visitor');
    const everywhere = ['cover_letter', 'transcript', 'criminal_record'];
    expect(options()).toEqual(['', 'cv', 'letter', 'id', ...everywhere, 'other']);
  });

  test('without type and file it shows what is missing', async () => {
    const dialog = openDialog();
    await dialog.upload();
    expect(await problems()).toEqual(['Please select a document type.', 'Please select a file to upload.']);
    expect(await axe(document.body)).toEqual([]);
    expect(dialog.sent).toEqual([]);
  });

  test('sends the file with its type', async () => {
    const dialog = openDialog();
    await dialog.pick('cv');
    await dialog.choose(pdf());
    await dialog.upload();
    await waitFor(() => expect(dialog.onUploaded).toHaveBeenCalled());
    expect(dialog.sent).toEqual([
      {
        path: '/api/users/upload-document',
        document_type: 'cv',
        application_id: '12',
        file: expect.any(File),
      },
    ]);
    expect(dialog.onUploaded.mock.calls[0]).toEqual([
      expect.objectContaining({ upload_type: 'cv', file_path: '12/cv/new.pdf' }),
      9,
    ]);
  });

  test('takes a document of a word processor by its bytes, and refuses other things', async () => {
    const dialog = openDialog();
    await dialog.choose(new File(['PK\x03\x04 docx'], 'cv.docx'));
    expect(await screen.findByText('cv.docx is ready to be sent')).toBeVisible();
    await dialog.choose(new File(['hello'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await problems()).toEqual(['Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed']);
  });

  test('10 MB are the most', async () => {
    const dialog = openDialog();
    await dialog.choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf'));
    expect(await problems()).toEqual(['File must be smaller than 10MB']);
  });

  test('refused: it shows why, keeps the file, and tries again', async () => {
    const errors = { document_type: ['This document does not belong to the application'] };
    const dialog = openDialog('intern', [refusal(422, 'Check the answers.', { errors })]);
    await dialog.pick('cv');
    await dialog.choose(pdf());
    await dialog.upload();
    expect(await problems()).toEqual(['This document does not belong to the application']);
    expect(dialog.onFailed).toHaveBeenCalledWith(
      'Upload Failed',
      'This document does not belong to the application',
    );
    await dialog.user.click(screen.getByRole('button', { name: 'Try again cv.pdf' }));
    await waitFor(() => expect(dialog.onUploaded).toHaveBeenCalled());
  });

  test.each([
    [refusal(413, 'Too large'), 'File must be smaller than 10MB'],
    [refusal(409, 'This application has been submitted and cannot be edited.'), /has been submitted/],
    [refusal(500, 'Out of order'), 'Failed to upload document'],
    [refusal(0, 'The portal could not be reached.', { kind: 'network' }), 'Failed to upload document'],
  ])('refused with %j it says why', async (error, sentence) => {
    const dialog = openDialog('intern', [error]);
    await dialog.pick('cv');
    await dialog.choose(pdf());
    await dialog.upload();
    const result = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect(await problems()).toEqual([result]);
    expect(dialog.onFailed).toHaveBeenCalledWith('Upload Failed', result);
  });

  test('shows how far it is, and can be cancelled', async () => {
    const dialog = openDialog('intern', [], true);
    await dialog.pick('cv');
    await dialog.choose(pdf());
    await dialog.upload();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await dialog.user.click(screen.getByRole('button', { name: 'Cancel cv.pdf' }));
    expect(dialog.aborted()).toBe(true);
    expect(await screen.findByText(/Ready to be sent/)).toBeVisible();
    expect(dialog.onUploaded).not.toHaveBeenCalled();
  });
});
