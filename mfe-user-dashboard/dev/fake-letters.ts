import { askedLetter, sampleLetters } from '@portal/application-ui/dev';
import type { FakeAnswer } from './fake-answer';
import type { Stored } from './stored';

const notFound: FakeAnswer = { status: 404, body: { message: 'Not found.', request_id: 'memory' } };
const threeDays = 3 * 86_400_000;

/** Answers listOwnLetters, requestLetter, remindReferee and resendMailboxConfirmation for the academic letter. */
export function letterRoutes(
  stored: Stored,
): [RegExp, (found: string[], body: Record<string, unknown>) => FakeAnswer][] {
  const answer = (): FakeAnswer => (stored.letters ? { status: 200, body: stored.letters } : notFound);
  const put = (changes: Parameters<typeof askedLetter>[0]) => {
    stored.letters = sampleLetters(askedLetter(changes));
    return answer();
  };
  return [
    [/^GET \/api\/user\/applications\/(\d+)\/letters$/, answer],
    [
      /^POST \/api\/user\/applications\/(\d+)\/letters$/,
      (_, { full_name, email, about }) =>
        put({ name: String(full_name), email: String(email), about: String(about) }),
    ],
    [
      /^POST \/api\/user\/applications\/(\d+)\/letters\/(\d+)\/remind$/,
      () => put({ remind_at: new Date(Date.now() + threeDays).toISOString() }),
    ],
    [/^POST \/api\/user\/applications\/(\d+)\/letters\/confirmation$/, answer],
  ];
}
