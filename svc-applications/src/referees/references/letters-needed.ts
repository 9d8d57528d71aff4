import {
  letterMissing,
  type ReferenceType,
  referenceMessages as t,
} from '@portal/contract-svc-applications-v1';
import { type FieldErrors, Invalid } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { type Document, letterOf, placeOf, type Referee, storedLetter } from '../../application';
import { isAskedFor } from '../../documents';
import type { Stores } from '../../platform';
import { keepLetters } from './keep-letters';

/** The sentence about a missing letter; null if it is stored. A letter by another author does not count. */
export function letterRequired(documents: Document[], referee: Referee, purpose: unknown): Text | null {
  const { type, fullName } = referee;
  if (letterOf(documents, type, referee)) return null;
  const writer = storedLetter(documents, type)?.letterOf?.fullName;
  return writer ? t.otherLetter(writer, fullName) : letterMissing(type, purpose);
}

/**
 * Checks the letter of each referee whom the person finishes, and keeps it with the referee's present name.
 * @throws Invalid naming each missing letter by its place in the form
 */
export async function finishReferees(
  stores: Stores,
  { id: applicationId, purpose }: { id: number; purpose: unknown },
  referees: readonly Referee[],
  kinds: readonly ReferenceType[],
): Promise<void> {
  const finished = referees.filter(({ type }) => kinds.includes(type));
  if (finished.length === 0) return;
  const documents = await stores.documents.of(applicationId);
  const problems: FieldErrors = {};
  for (const referee of finished) {
    const sentence = letterRequired(documents, referee, purpose);
    if (sentence && !(await isAskedFor(stores, applicationId, referee)))
      problems[`references.${placeOf[referee.type]}.letter`] = [sentence];
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  await keepLetters(stores, applicationId, finished);
}
