import type { RefereeName } from '@portal/contract-svc-applications-v1';
import type { FullReview } from '../../base/review';

/** The upload type of a letter. */
export const letterKey = (type: string | null | undefined): string => `${type}_reference`;

/** The author of the stored letter of a kind of reference; null without a letter or a known author. */
export function letterWriter(review: FullReview, type: string): RefereeName | null {
  const letter = review.letters?.find(({ upload_type }) => upload_type === letterKey(type));
  if (letter?.letter_of) return letter.letter_of;
  // An older service sends the letter's path alone.
  const reference = review.references.find((one) => one.type === type);
  if (!reference?.letter_path || !reference.full_name) return null;
  return { full_name: reference.full_name, email: reference.email ?? '' };
}
