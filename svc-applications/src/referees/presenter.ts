import { programmes, waitingForLetters } from '@portal/contract-svc-applications-v1';
import { answersOf } from '@portal/contract-svc-applications-v1/questions';
import type { WholeApplication } from '../application';
import { isAwaited, type LetterRequest, type LetterRules, remindableAt, stateOf } from './letter-request';
import type { LetterStatus, Needed } from './letter-status';
import type { LetterFile, RefereeLetter } from './letter-store';

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Programmes that ask for references, with their rules. */
export const withReferences = () => programmes.filter(({ key }) => answersOf(key).references.length > 0);

export const presentRules = (programme: string, { letters, beforeLetters }: LetterRules) => ({
  programme,
  letters,
  before_letters: beforeLetters,
});

/** Who is asked and how far it is, for applicant and staff. */
const presentAsked = (request: LetterRequest) => ({
  id: request.id,
  type: request.type,
  name: request.name,
  email: request.email,
  about: request.about,
  state: stateOf(request),
  created_at: request.createdAt.toISOString(),
  asked_at: at(request.askedAt),
  opened_at: at(request.openedAt),
  answered_at: at(request.answeredAt),
});

const presentCounts = ({ rules, needed, missing }: LetterStatus) => ({
  letters: rules.letters,
  before_letters: rules.beforeLetters,
  needed: needed.length,
  missing,
  waiting: waitingForLetters(missing, needed.length),
});

/** What the applicant reads: how far each letter is, never a word of it, nor why somebody declined. */
export function presentToApplicant(
  status: LetterStatus,
  application: WholeApplication,
  requests: LetterRequest[],
) {
  const ofType = ({ type, request, uploaded, isThere }: Needed) => ({
    type,
    there: isThere,
    uploaded: uploaded !== undefined,
    request: request ? presentOwn(request, application) : null,
    passed_on_by: passedOnBy(request, requests),
  });
  return { ...presentCounts(status), references: status.needed.map(ofType) };
}

/** The applicant has named one person; the address of another, to whom it was passed on, is not theirs to have. */
export const presentOwnAsked = (request: LetterRequest) => ({
  ...presentAsked(request),
  email: request.passedFrom === null ? request.email : null,
});

const presentOwn = (request: LetterRequest, application: WholeApplication) => ({
  ...presentOwnAsked(request),
  remind_at: isAwaited(request, application) ? at(remindableAt(request)) : null,
});

const passedOnBy = (request: LetterRequest | undefined, requests: LetterRequest[]): string | null =>
  requests.find(({ id }) => id === request?.passedFrom)?.name ?? null;

/** What staff read: everybody who is or was asked, and the letters. */
export function presentToStaff(status: LetterStatus, requests: LetterRequest[], letters: RefereeLetter[]) {
  return {
    ...presentCounts(status),
    references: status.needed.map(({ type, isThere, uploaded }) => ({
      type,
      there: isThere,
      uploaded: uploaded !== undefined,
    })),
    requests: requests.map((request) => ({
      ...presentAsked(request),
      ended: request.state === 'passed' || request.state === 'replaced' ? request.state : null,
      passed_on_by: passedOnBy(request, requests),
      decline_reason: request.declineReason,
      letter: presentLetter(letters.find(({ requestId }) => requestId === request.id)),
    })),
  };
}

const presentLetter = (letter: RefereeLetter | undefined) =>
  letter
    ? {
        id: letter.id,
        sent_at: letter.createdAt.toISOString(),
        statement: letter.statement,
        file: letter.file && presentFile(letter.id, letter.file),
      }
    : null;

const presentFile = (id: number, { originalName, size, mimeType, scan }: LetterFile) => ({
  original_name: originalName,
  size,
  mime_type: mimeType,
  file_url: `/api/storage/letters/${id}`,
  ...(scan && { scan }),
});
