import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { answersOf } from '@portal/contract-svc-applications-v1/questions';
import {
  counts,
  type Document,
  isOpen,
  isSamePerson,
  letterOf,
  refereesFrom,
  type WholeApplication,
} from '../application';
import type { Stores } from '../platform';
import type { LetterRequest, LetterRules } from './letter-request';

/** One letter that an application needs. */
export interface Needed {
  type: ReferenceType;
  /** The request for the letter; undefined if nobody is asked. */
  request: LetterRequest | undefined;
  /** The letter that the applicant uploaded. */
  uploaded: Document | undefined;
  isThere: boolean;
  /** Whether the request is to the referee whom the answers name. */
  isOfReferee: boolean;
}

export interface LetterStatus {
  rules: LetterRules;
  needed: Needed[];
  /** The number of letters that have not arrived. */
  missing: number;
}

/** The state of an application's letters. An application without references needs none. */
export async function letterStatusOf(
  stores: Pick<Stores, 'letters' | 'documents'>,
  application: WholeApplication,
): Promise<LetterStatus> {
  const { id, type } = application;
  const [rules, live, documents] = await Promise.all([
    stores.letters.rulesOf(type),
    stores.letters.live(id),
    stores.documents.of(id),
  ]);
  return letterStatus(application, { rules, live, documents });
}

/** The state of an application's letters, from what is already read. */
export function letterStatus(
  application: WholeApplication,
  read: { rules: LetterRules; live: LetterRequest[]; documents: readonly Document[] },
): LetterStatus {
  const { rules, live } = read;
  const documents = read.documents.filter(counts);
  const needed = answersOf(application.type).references.map((reference) =>
    requiredOf(application, reference, { live, documents }),
  );
  return { rules, needed, missing: needed.filter(({ isThere }) => !isThere).length };
}

function requiredOf(
  application: WholeApplication,
  type: ReferenceType,
  { live, documents }: { live: LetterRequest[]; documents: Document[] },
): Needed {
  const referee = refereesFrom(application.type, application.answers).find((one) => one.type === type);
  const request = live.find((one) => one.type === type);
  const uploaded = letterOf(documents, type, referee);
  // In a draft the named referee may have changed since; after the submission the answers stay, and the request counts.
  const isOfReferee =
    request !== undefined && (!isOpen(application) || !referee || isSamePerson(request.named, referee));
  const isThere = uploaded !== undefined || (request?.state === 'sent' && isOfReferee);
  return { type, request, uploaded, isThere, isOfReferee };
}
