/** @jest-environment node */
import { ApiError } from '@portal/remote-sdk';
import { FallbackFailed, NoToken, updateSentence, viewSentence } from './messages';

const answer = (status: number, message: string) => new ApiError({ kind: 'answer', status, message });

test.each([
  [answer(404, ''), "Application not found. It may have been deleted or you don't have access to it."],
  [answer(500, 'Out of order.'), 'Failed to load application details: Out of order.'],
  [new FallbackFailed(), 'Unable to load application data. Please try again later.'],
  [new NoToken(), 'No authentication token found. Please login again.'],
  ['a thing that is no error', 'Failed to load application details: Something went wrong. Try again.'],
])('an application that cannot be shown: %s', (error, sentence) => {
  expect(viewSentence(error)).toBe(sentence);
});

test.each([
  [403, 'Update Failed: Access Denied. Not yours.'],
  [422, 'Update Failed: Validation Error: Please check the form for errors.'],
  [500, 'Update Failed: Server Error. Not yours.'],
  [409, 'Update Failed: Not yours.'],
  [0, 'Update Failed: Not yours.'],
])('the toast about an edit, refused with %s', (status, sentence) => {
  expect(updateSentence('Update Failed', 'Not yours.', status)).toBe(sentence);
});

test('the toast about a file that is not taken', () => {
  expect(updateSentence('File Too Large', 'File must be smaller than 2MB')).toBe(
    'File Too Large: File must be smaller than 2MB',
  );
});
