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
import { Conflict, Invalid } from '@portal/service-kit/errors';
import { isOpen, ownBy, type WholeApplication } from '../application';
import { type AcceptedFile, newFilePath, removeFiles, scanFiles } from '../documents';
import { tellPrograms } from '../integrations';
import { newsOf, notifyStaff, type Service, type Stores } from '../platform';
import { askReferee } from './ask-mail';
import { isAwaited, type LetterRequest } from './letter-request';
import type { LetterFile } from './letter-store';

export interface NewLetter {
  statement: string;
  file: AcceptedFile | undefined;
}

/**
 * Keeps the letter of a referee: the file first, then its row with everything else in one transaction.
 * @throws Invalid for a virus, Conflict when it is not waited for any more
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
      await tell(trx, application, { kind: 'letterCame', referee: request.name }, now);
      if (!isOpen(application))
        await tellPrograms(trx, 'letter.arrived', application, now, { letter_request_id: requestId });
    });
  } catch (error) {
    if (stored) await removeFiles(service, [stored.filePath]);
    throw error;
  }
}

async function put(
  service: Service,
  { applicationId }: LetterRequest,
  file: AcceptedFile,
): Promise<LetterFile> {
  const [scan = null] = await scanFiles(service, [file]);
  const { kind, path, size: bytes, originalName } = file;
  const filePath = newFilePath(applicationId, kind);
  const { mimeType } = kind;
  const { size, sha256 } = await service.files.put(filePath, createReadStream(path), {
    size: bytes,
    contentType: mimeType,
  });
  return { filePath, originalName, size, mimeType, sha256, scan };
}

/** @throws Invalid, Conflict */
export function decline(service: Service, request: LetterRequest, reason: string): Promise<void> {
  const { reason: most } = letterLimits;
  if (reason.length > most) throw new Invalid({ reason: [generalMessages.tooLong(most)] });
  return answered(service, request, async (trx, application, now) => {
    await trx.letters.update(request.id, {
      state: 'declined',
      answeredAt: now,
      declineReason: reason || null,
    });
    await tell(trx, application, { kind: 'letterDeclined', referee: request.name }, now);
  });
}

/**
 * Asks a colleague instead; the link of the referee ends.
 * @throws Invalid for the applicant, and for a wrong address
 * @throws Conflict when the letter is not waited for any more
 */
export function passOn(
  service: Service,
  request: LetterRequest,
  typed: { name: string; email: string },
): Promise<void> {
  const { name } = nameOf(typed.name);
  const email = readEmail(typed.email);
  if (email === undefined) throw new Invalid({ email: [t.email] });
  return answered(service, request, async (trx, application, now) => {
    if (ownBy({ email }, application.identity))
      throw new Invalid({ email: ['The letter cannot come from the applicant. Name a colleague'] });
    await trx.letters.end(request.id, 'passed', now);
    const { applicationId, type, named, about, id: passedFrom } = request;
    const next = { applicationId, type, named, about, passedFrom, name, email, askedAt: now };
    const id = await trx.letters.insert(next, now);
    await trx.enqueue(askReferee.kind, { request_id: id }, applicationId);
  });
}

/** @throws Invalid for what is no name */
function nameOf(typed: string): { name: string } {
  const read = readName(typed);
  if (typed.length > 200 || 'problem' in read)
    throw new Invalid({ name: ['Enter the name of your colleague'] });
  return read;
}

/** Runs `work` with the application locked, where the letter is still waited for. */
function answered(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  { id, applicationId }: LetterRequest,
  work: (trx: Stores, application: WholeApplication, now: Date) => Promise<void>,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = await trx.applications.lock({ id: applicationId });
    const request = await trx.letters.find(id);
    if (!application || !request || !isAwaited(request, application)) throw new Conflict(t.notLive);
    await work(trx, application, clock());
    // What arrived is a letter now, or nobody waits for it any more.
    await trx.arriving.letter.remove(await trx.arriving.letter.beyond(id, 0));
  });
}

/** Staff hear of letters for what was submitted; whoever reads drafts finds them there. */
function tell(
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
