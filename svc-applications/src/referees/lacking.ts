import { letterMessages as t } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { placeOf, type WholeApplication } from '../application';
import type { Stores } from '../platform';
import type { LetterRules } from './letter-request';
import { letterStatusOf, type Needed } from './letter-status';

/**
 * The missing parts of an application, corrected by letters of referees: a letter that arrived is not missing; an
 * awaited one is reported with another sentence, or not at all if the settings allow that.
 */
export async function withAskedLetters(
  stores: Pick<Stores, 'letters' | 'documents'>,
  application: WholeApplication,
  lacks: FieldErrors,
): Promise<FieldErrors> {
  const { rules, needed } = await letterStatusOf(stores, application);
  const fields = { ...lacks };
  for (const one of needed) {
    const field = `references.${placeOf[one.type]}.letter`;
    const sentence = sentenceOf(one, rules, fields[field]?.[0] ?? null);
    if (sentence) fields[field] = [sentence];
    else delete fields[field];
  }
  return fields;
}

/** The sentence about a letter; null if it is not missing. `uploadIt` is the sentence for a letter to be uploaded. */
function sentenceOf(
  { isThere, isOfReferee, request }: Needed,
  { letters, beforeLetters }: LetterRules,
  uploadIt: Text | null,
): Text | null {
  if (isThere) return null;
  if (!request || !isOfReferee) return letters === 'ask' ? t.askFor : uploadIt;
  if (request.state === 'declined') return t.hasDeclined(request.name);
  return beforeLetters && letters !== 'upload' ? null : t.notThere(request.name);
}
