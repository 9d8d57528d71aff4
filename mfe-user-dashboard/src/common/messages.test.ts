/** @jest-environment node */
import { ApiError } from '@portal/remote-sdk';
import { errorSentence, listSentence } from './messages';

const answer = (status: number, message: string) =>
  new ApiError({ kind: status ? 'answer' : 'network', status, message });

test.each([
  [403, 'Access denied. Please check your user role and permissions.'],
  [404, 'No applications found. You may need to create an application first.'],
  [500, 'Server error: Out of order. Please try again later.'],
  [502, 'Failed to load applications: Out of order.'],
  [0, 'Failed to load applications: The portal could not be reached. Check your connection and try again.'],
])('the list, refused with %s', (status, sentence) => {
  expect(listSentence(answer(status, 'Out of order.'))).toBe(sentence);
});

test('a call without an answer, and an answer without a sentence, get sentences of our own', () => {
  const late = new ApiError({ kind: 'timeout', status: 0, message: 'late' });
  expect(errorSentence(late)).toBe('The portal took too long to answer. Try again.');
  const silent = new ApiError({
    kind: 'answer',
    status: 502,
    message: 'no sentence of the server',
    body: '<html>',
  });
  expect(errorSentence(silent)).toBe('Something went wrong. Try again.');
});
