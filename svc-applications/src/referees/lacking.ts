import { letterMessages as t } from '@portal/contract-svc-applications-v1';
import type { FieldErrors } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import { placeOf, type WholeApplication } from '../application';
import type { Stores } from '../platform';
import type { LetterRules } from './letter-request';
import { letterStatusOf, type Needed } from './letter-status';

/**
 * What an application lacks, with the letters that referees send: one that is there is not missing, one that is awaited
 * is missing by another sentence, or not at all where settings allow that.
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

/** Null where nothing is missing; `uploadIt` is what an uploaded letter would be asked for with. */
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
