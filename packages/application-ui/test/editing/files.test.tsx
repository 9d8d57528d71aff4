import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { sampleVisit } from '../../src/dev/sample-reviews';
import { holdFiles } from '../../src/testing';
import { openEditor, pdf, refusal } from './render-editor';

const input = (label: string) => screen.getByLabelText(label);
const large = (bytes: number) => new File([new Uint8Array(bytes)], 'large.pdf', { type: 'application/pdf' });
const megabyte = 1024 * 1024;
const left = 'Application data saved, but file upload failed. Please try uploading files again.';

describe('documents of an internship in the editor', () => {
  test('a chosen file is sent after the answers were saved', async () => {
    const editor = openEditor();
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.tab('Documents');
    await editor.user.upload(input('Cover letter'), pdf('cover.pdf'));
    expect(editor.sent).toEqual([]);
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked).toHaveLength(1);
    expect(editor.sent).toEqual([
      {
        path: '/api/documents',
        fields: { application_id: '12', intern_details_id: '44', cover_letter: expect.any(File) },
      },
    ]);
    const [review] = editor.onSaved.mock.calls[0];
    expect(review).toMatchObject({ version: 9 });
    expect(review.uploads).toContainEqual(expect.objectContaining({ upload_type: 'cover_letter' }));
  });

  test('a file that a slow phone is still reading goes with the save, once', async () => {
    const editor = openEditor({ tab: 'documents' });
    await editor.open();
    const read = holdFiles();
    await editor.user.upload(input('Cover letter'), pdf('cover.pdf'));
    await editor.save();
    expect(editor.onSaved).not.toHaveBeenCalled();
    read();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalledTimes(1));
    expect(editor.sent).toHaveLength(1);
  });

  test('a file alone is saved without sending the answers', async () => {
    const editor = openEditor({ tab: 'documents' });
    await editor.open();
    await editor.user.upload(input('Valid criminal record'), pdf());
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.asked).toEqual([]);
  });

  test.each([
    [large(2 * megabyte + 1), 'File must be smaller than 2MB', 'File Too Large'],
    [
      new File(['hello'], 'letter.pdf', { type: 'application/pdf' }),
      'Only PDF files are allowed',
      'Invalid File Type',
    ],
  ])('a file that is too large or no PDF is told at once and never sent', async (file, sentence, title) => {
    const editor = openEditor({ tab: 'documents' });
    await editor.open();
    await editor.user.upload(input('Cover letter'), file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(editor.onFailed).toHaveBeenCalledWith(title, sentence);
    await editor.save();
    expect(editor.sent).toEqual([]);
  });

  test('a file that did not arrive: the answers are saved, the dialog reports it, and it is sent again', async () => {
    const editor = openEditor();
    editor.refuseFile(refusal(500, 'Oops'));
    await editor.open();
    await editor.type('Current Address', 'Musanze');
    await editor.tab('Documents');
    await editor.user.upload(input('Cover letter'), pdf('cover.pdf'));
    await editor.save();
    expect(await screen.findByText(left)).toBeVisible();
    expect(editor.onSaved).not.toHaveBeenCalled();
    expect(editor.onPartlySaved).toHaveBeenCalledWith(expect.objectContaining({ version: 8 }));
    await editor.user.click(screen.getByRole('button', { name: 'Try again cover.pdf' }));
    await waitFor(() => expect(screen.queryByText(left)).toBeNull());
    expect(editor.sent).toHaveLength(2);
    expect(editor.asked).toHaveLength(1);
    await editor.save();
    expect(editor.onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 9 }));
  });

  test('closing with a file that was not sent asks first', async () => {
    const editor = openEditor({ tab: 'documents' });
    await editor.open();
    await editor.user.upload(input('Cover letter'), pdf());
    await editor.cancel();
    expect(await screen.findByText(/You would have to choose it again/)).toBeVisible();
  });

  test('closing while a slow phone is still reading the chosen file asks first', async () => {
    const editor = openEditor({ tab: 'documents' });
    await editor.open();
    const read = holdFiles();
    await editor.user.upload(input('Cover letter'), pdf());
    await editor.cancel();
    expect(await screen.findByText(/You would have to choose it again/)).toBeVisible();
    read();
  });

  test("a referee's letter goes with the application", async () => {
    const editor = openEditor({ tab: 'references' });
    await editor.open();
    await editor.user.upload(input('Character reference letter'), pdf('letter.pdf'));
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.sent[0]).toMatchObject({
      path: '/api/users/upload-document',
      fields: { document_type: 'community_reference', file: expect.any(File) },
    });
  });

  test('without the details it belongs to, a file is not sent', async () => {
    const editor = openEditor({ review: { ...sampleVisit(), intern_details: null }, tab: 'documents' });
    await editor.open();
    await editor.user.upload(input('Other documents'), pdf());
    await editor.save();
    expect(
      await screen.findByText('No intern_details_id found. Please close and reopen the edit modal.'),
    ).toBeVisible();
    expect(editor.sent).toEqual([]);
  });
});

describe('documents of a visit in the editor', () => {
  test('the national ID may be a picture and has its own way', async () => {
    const editor = openEditor({ review: sampleVisit(), tab: 'documents' });
    await editor.open();
    const picture = new File(['\x89PNG\r\n\x1a\n'], 'id.png', { type: 'image/png' });
    await editor.user.upload(
      input('National ID/Passport'),
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10])], 'id.png', { type: picture.type }),
    );
    await editor.save();
    await waitFor(() => expect(editor.onSaved).toHaveBeenCalled());
    expect(editor.sent).toEqual([
      {
        path: '/api/visitor/upload-national-id',
        fields: { intern_details_id: '44', national_id: expect.any(File) },
      },
    ]);
  });

  test.each([
    ['National ID/Passport', 'Only PDF, JPG, JPEG, PNG files are allowed'],
    ['Institutional letter of support', 'Only PDF files are allowed'],
  ])('another kind of file for %s is told', async (label, sentence) => {
    const editor = openEditor({ review: sampleVisit(), tab: 'documents' });
    await editor.open();
    await editor.user.upload(input(label), new File(['hello'], 'x.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('5 MB are the most', async () => {
    const editor = openEditor({ review: sampleVisit(), tab: 'documents' });
    await editor.open();
    await editor.user.upload(input('Institutional letter of support'), large(5 * megabyte + 1));
    expect(await screen.findByText('File must be smaller than 5MB')).toBeVisible();
  });
});
