import type { AnswerBody } from '@portal/contract-svc-applications-v1';

export type SampleLetters = AnswerBody<'listOwnLetters'>;
type Reference = SampleLetters['references'][number];
type Request = NonNullable<Reference['request']>;

/** A referee who was asked on 3 November. */
export const askedLetter = (changes: Partial<Request> = {}): Request => ({
  id: 3,
  type: 'academic',
  name: 'Dr Jean Bosco',
  email: 'jean@university.example',
  about: 'My work on the ward',
  state: 'asked',
  created_at: '2026-11-03T09:00:00.000Z',
  asked_at: '2026-11-03T09:00:00.000Z',
  opened_at: null,
  answered_at: null,
  remind_at: '2026-11-06T09:00:00.000Z',
  ...changes,
});

/** The letters of an internship; its academic referee may have been asked already. */
export function sampleLetters(
  request: Request | null = null,
  more: Partial<SampleLetters> = {},
): SampleLetters {
  const there = request?.state === 'sent';
  const none = { there: false, uploaded: false, request: null, passed_on_by: null };
  return {
    letters: 'either',
    before_letters: false,
    needed: 2,
    missing: there ? 1 : 2,
    waiting: there ? 'waiting for 1 of 2 letters' : 'waiting for 2 of 2 letters',
    references: [
      { ...none, type: 'academic', there, request },
      { ...none, type: 'community' },
    ],
    ...more,
  };
}
