import { programmes, waitingForLetters } from '@portal/contract-svc-applications-v1';
import { answersOf } from '@portal/contract-svc-applications-v1/questions';
import type { WholeApplication } from '../application';
import { isAwaited, type LetterRequest, type LetterRules, remindableAt, stateOf } from './letter-request';
import type { LetterStatus, Needed } from './letter-status';
import type { LetterFile, RefereeLetter } from './letter-store';

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** The programmes that ask for references. */
export const withReferences = () => programmes.filter(({ key }) => answersOf(key).references.length > 0);

export const presentRules = (programme: string, { letters, beforeLetters }: LetterRules) => ({
  programme,
  letters,
  before_letters: beforeLetters,
});

/** A request with its state, for applicants and staff. */
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

/** The letters as the applicant sees them: the state of each, but neither its text nor why somebody declined. */
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

/** A request as the applicant sees it. If it was passed on to a colleague, the colleague's address is left out. */
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

/** The letters as staff see them: all requests, past ones included, and the letters. */
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
