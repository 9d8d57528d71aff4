import { createReadStream } from 'node:fs';
import {
  generalMessages,
  letterLimits,
  programmeOf,
  referenceOf,
  letterMessages as t,
} from '@portal/contract-svc-applications-v1';
import { readEmail } from '@portal/contract-svc-applications-v1/values/email';
import { readName } from '@portal/contract-svc-applications-v1/values/name';
import { visible } from '@portal/contract-svc-applications-v1/values/visible';
import { Conflict, Invalid } from '@portal/service-kit/errors';
import { isOpen, ownBy, type WholeApplication } from '../application';
import { type AcceptedFile, newFilePath, removeFiles, scanFiles } from '../documents';
import { notifyPrograms } from '../integrations';
import { message, newsOf, notifyStaff, type Service, type Stores } from '../platform';
import { askReferee } from './ask-mail';
import { isAwaited, type LetterRequest } from './letter-request';
import type { LetterFile } from './letter-store';

export interface NewLetter {
  statement: string;
  file: AcceptedFile | undefined;
}

/**
 * Stores a referee's letter: first the file, then all rows in one transaction.
 * @throws Invalid for a virus
 * @throws Conflict if the letter is no longer awaited
 */
export async function sendLetter(
  service: Service,
  request: LetterRequest,
  { statement, file }: NewLetter,
): Promise<void> {
  const stored = file ? await put(service, request, file) : null;
  try {
    await answered(service, request, async (trx, application, now) => {
      const { id: requestId, applicationId } = request;
      await trx.letters.keepLetter(
        { requestId, applicationId, statement: statement || null, file: stored },
        now,
      );
      await trx.letters.update(requestId, { state: 'sent', answeredAt: now });
      await notify(trx, application, { kind: 'letterCame', referee: request.name }, now);
      if (!isOpen(application))
        await notifyPrograms(trx, 'letter.arrived', application, now, { letter_request_id: requestId });
    });
  } catch (error) {
    if (stored) await removeFiles(service, [stored.filePath]);
    throw error;
  }
}

async function put(service: Service, request: LetterRequest, file: AcceptedFile): Promise<LetterFile> {
  const [scan = null] = await scanFiles(service, [file]);
  // The scan may have taken long, so this fails early; the transaction checks it again.
  await awaited(service.stores, request);
  const { kind, path, size: bytes, originalName } = file;
  const filePath = newFilePath(request.applicationId, kind);
  const { mimeType } = kind;
  const { size, sha256 } = await service.files.put(filePath, createReadStream(path), {
    size: bytes,
    contentType: mimeType,
  });
  return { filePath, originalName, size, mimeType, sha256, scan };
}

/**
 * Records that a referee declines to write a letter.
 * @throws Invalid, Conflict
 */
export function decline(service: Service, request: LetterRequest, reason: string): Promise<void> {
  const { reason: most } = letterLimits;
  if (reason.length > most) throw new Invalid({ reason: [generalMessages.tooLong(most)] });
  return answered(service, request, async (trx, application, now) => {
    await trx.letters.update(request.id, {
      state: 'declined',
      answeredAt: now,
      declineReason: reason || null,
    });
    await notify(trx, application, { kind: 'letterDeclined', referee: request.name }, now);
  });
}

/**
 * Passes the request on to a colleague of the referee, whose own link ends.
 * @throws Invalid if the colleague is the applicant, or for a wrong address
 * @throws Conflict if the letter is no longer awaited
 */
export function passOn(
  service: Service,
  request: LetterRequest,
  typed: { name: string; email: string },
): Promise<void> {
  const { name, email } = colleagueOf(typed);
  return answered(service, request, async (trx, application, now) => {
    if (ownBy({ email }, application.identity))
      throw new Invalid({ email: [message('colleagueNotApplicant')] });
    await trx.letters.end(request.id, 'passed', now);
    const { applicationId, type, named, about, id: passedFrom } = request;
    const next = { applicationId, type, named, about, passedFrom, name, email, askedAt: now };
    const id = await trx.letters.insert(next, now);
    await trx.enqueue(askReferee.kind, { request_id: id }, applicationId);
  });
}

const longestName = 200;
const nameProblems = {
  short: message('colleagueNameShort'),
  link: message('colleagueNameLink'),
  lines: message('colleagueName'),
};

/**
 * The colleague's name and address.
 * @throws Invalid at name and address, reported together
 */
function colleagueOf(typed: { name: string; email: string }): { name: string; email: string } {
  const read = readName(typed.name);
  const email = readEmail(typed.email);
  const missing = visible(typed.name) === '' || typed.name.length > longestName;
  const problem = missing ? nameProblems.lines : 'problem' in read && nameProblems[read.problem];
  if (problem || 'problem' in read || email === undefined)
    throw new Invalid({
      ...(problem && { name: [problem] }),
      ...(email === undefined && { email: [t.email] }),
    });
  return { name: read.name, email };
}

/** Runs `work` with the application locked, if the letter is still awaited. */
function answered(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { id, applicationId }: LetterRequest,
  work: (trx: Stores, application: WholeApplication, now: Date) => Promise<void>,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const locked = await trx.applications.lock({ id: applicationId });
    const application = await awaited(trx, { id, applicationId }, locked);
    await work(trx, application, clock());
    // Pieces of an upload are no longer needed: they became a letter, or none is awaited any more.
    await trx.arriving.letter.remove(await trx.arriving.letter.beyond(id, 0));
  });
}

/**
 * Returns the application if its letter is still awaited.
 * @throws Conflict
 */
async function awaited(
  stores: Stores,
  { id, applicationId }: Pick<LetterRequest, 'id' | 'applicationId'>,
  locked?: WholeApplication,
): Promise<WholeApplication> {
  const application = locked ?? (await stores.applications.find({ id: applicationId }));
  const request = await stores.letters.find(id);
  if (!application || !request || !isAwaited(request, application)) throw new Conflict(t.notLive);
  return application;
}

/** Notifies staff of a letter for a submitted application; for a draft there is no notification. */
function notify(
  trx: Stores,
  application: WholeApplication,
  { kind, referee }: { kind: 'letterCame' | 'letterDeclined'; referee: string },
  now: Date,
): Promise<void> {
  if (isOpen(application)) return Promise.resolve();
  const { id, type, applicantName } = application;
  const programme = programmeOf(type).label.toLowerCase();
  const gaps = { referee, name: applicantName, programme, reference: referenceOf(type, id) };
  return notifyStaff(trx, { type: 'other', ...newsOf(kind, gaps), application }, now);
}
