import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { authorize, type WholeApplication } from '../application';
import type { Actor, Stores } from '../platform';

/**
 * An application that staff may work on together. Drafts are refused: if the applicant discarded one, the words of
 * staff would be lost with it.
 * @throws NotFound
 * @throws Conflict for a draft
 */
export async function submittedFor(
  { applications }: Pick<Stores, 'applications'>,
  actor: Actor,
  id: number,
): Promise<WholeApplication> {
  return requireSubmitted(authorize(actor, 'read', await applications.find({ id })));
}

/** As `submittedFor`, locked until the transaction ends: the second of two writers sees what the first wrote. */
export async function lockSubmitted(
  { applications }: Pick<Stores, 'applications'>,
  actor: Actor,
  id: number,
): Promise<WholeApplication> {
  return requireSubmitted(authorize(actor, 'read', await applications.lock({ id })));
}

function requireSubmitted(application: WholeApplication): WholeApplication {
  if (application.submittedAt === null) throw new Conflict(t.notSubmitted);
  return application;
}
