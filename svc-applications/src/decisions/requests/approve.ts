import { requestRefusals as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { beginDraft, isOpen, type NewDocument, type WholeApplication } from '../../application';
import { nameOf, recordAct, type Service, type Stores } from '../../platform';
import { roundForAllowed } from '../../rounds';
import { copyFiles, removeCopies, removeLeftovers } from './carry-files';
import { keepDecision, type RequestDecision, requirePending } from './decide';
import type { ApplicationRequest } from './request';

export interface Approved {
  request: ApplicationRequest;
  /** The draft that the approval began, by id. */
  applicationId: number;
}

/**
 * Approves a request: copies the files first, then stores the draft with all its rows, the decision and the mail in one
 * transaction. After a failure neither rows nor copies remain.
 * @throws NotFound, RequestDecided
 * @throws Conflict if an application of the programme is open
 */
export async function approveRequest(service: Service, decision: RequestDecision): Promise<Approved> {
  const { stores } = service;
  // Checked before copying any file; the transaction checks it again.
  const request = requirePending(await stores.requests.find(decision.requestId));
  const source = await sourceOf(stores, request);
  const copies = await copyFiles(service, await stores.documents.of(source.id), request.id);
  const work = (trx: Stores) => keepApproval(trx, decision, { copies, now: service.clock() });
  const approved = await stores.transaction(work).catch(async (error) => {
    await removeCopies(service, copies);
    throw error;
  });
  await removeLeftovers(service, request.id, copies);
  return approved;
}

/** The newest application of the programme, which has the latest answers. */
async function sourceOf(
  { applications }: Stores,
  { personId, type }: ApplicationRequest,
): Promise<WholeApplication> {
  const newest = await applications.newest(personId, type);
  if (!newest) throw new Error('The application that a request was made on is not there');
  if (isOpen(newest)) throw new Conflict(t.openDraft);
  return newest;
}

async function keepApproval(
  trx: Stores,
  decision: RequestDecision,
  { copies, now }: { copies: NewDocument[]; now: Date },
): Promise<Approved> {
  const { reviewer, requestId } = decision;
  const request = requirePending(await trx.requests.lock(requestId));
  const source = await sourceOf(trx, request);
  const { personId, type, originalApplicationId } = request;
  // If no round is open, the draft waits for the next one.
  const roundId = await roundForAllowed(trx, type);
  const origin = 'request' as const;
  const draft = { personId, type, origin, originalApplicationId, sourceId: source.id, roundId };
  const applicationId = await beginDraft(trx, draft, now);
  for (const copy of copies) await trx.documents.replace(applicationId, copy, now);
  const actor = { ...reviewer, name: nameOf(reviewer) };
  await recordAct(trx, { actor, action: 'created', applicationId, details: { request_id: requestId } }, now);
  const approved = { status: 'approved' as const, createdApplicationId: applicationId, now };
  return { request: await keepDecision(trx, request, decision, approved), applicationId };
}
